import type { Context } from '../kernel/context.ts'
import type { DescribePage } from '../kernel/pageHead.ts'
import type { App } from '../kernel/routing.ts'
import type { Sweep } from '../kernel/sweep.ts'
import type {
  PaymentFaults,
  PaymentHandler,
  PaymentMethod,
  PaymentProvider,
} from '../money/payments/index.ts'
import { applyStoreEvent } from './applyStoreEvent.ts'
import { checkoutRoutes } from './checkoutRoutes.ts'
import { describeStorePages } from './describePage.ts'
import { endOverdue } from './endCheckout.ts'
import { openExternalStore } from './externalStore.ts'
import { ownsPayment } from './orderStore.ts'
import { openOwnStore } from './ownStore.ts'
import { pollUnconfirmedCheckouts } from './pollUnconfirmedCheckouts.ts'
import { requestRefunds } from './requestRefunds.ts'
import { storeRoutes } from './routes.ts'
import { stockDemo } from './stockDemo.ts'
import { deleteOldUploads } from './uploadPicture.ts'

const END_EVERY_MS = 5000
const POLL_EVERY_MS = 30_000
const REFUND_EVERY_MS = 10_000
const DELETE_UPLOADS_EVERY_MS = 900_000

export type Store = {
  routes: (app: App) => void
  sweeps: readonly Sweep[]
  /** Applies the provider's events about checkouts and orders. */
  handler: PaymentHandler
  /** Describes the pages of the store. */
  describePage: DescribePage
  /** Without a real provider, fills a store that never had an article with demo articles. */
  start(): Promise<void>
}

type Ports = {
  provider: PaymentProvider
  methods: readonly PaymentMethod[]
  siteUrl: () => string
  faults: Pick<PaymentFaults, 'beforeCheckout' | 'afterCheckout'>
}

/** Opens the store on a server. */
export function openStore(ctx: Context, ports: Ports): Store {
  const { provider } = ports
  const pictureUrl = (name: string) => `/store/${ctx.config.STORE_ID}/images/${name}`
  const { STORE_API_URL: apiUrl, STORE_ID: storeId } = ctx.config
  const outside = apiUrl === undefined ? null : openExternalStore(ctx, { apiUrl, storeId })
  const desk = outside ?? openOwnStore(ctx, { pictureUrl })
  const storeContext = { ...ctx, ...ports, pictureUrl, desk, outside }
  return {
    routes(app) {
      storeRoutes(storeContext)(app)
      checkoutRoutes(storeContext)(app)
    },
    sweeps: [
      { name: 'overdue checkouts', everyMs: END_EVERY_MS, run: () => endOverdue(storeContext) },
      { name: 'silent checkouts', everyMs: POLL_EVERY_MS, run: () => pollUnconfirmedCheckouts(storeContext) },
      { name: 'order refunds', everyMs: REFUND_EVERY_MS, run: () => requestRefunds(storeContext) },
      { name: 'unused pictures', everyMs: DELETE_UPLOADS_EVERY_MS, run: () => deleteOldUploads(ctx) },
    ],
    handler: {
      cause: 'store',
      owns: ownsPayment,
      apply: (trx, event) => applyStoreEvent(ctx, trx, event),
    },
    describePage: describeStorePages(storeContext),
    async start() {
      if (provider.name === 'sandbox' && !outside) await stockDemo(ctx)
    },
  }
}
