import type { Context } from '../context.ts'
import type { DescribePage } from '../pageHead.ts'
import type { PaymentFaults, PaymentHandler, PaymentMethod, PaymentProvider } from '../payments/index.ts'
import type { App } from '../routing.ts'
import { applyStoreEvent } from './applyStoreEvent.ts'
import { askAboutSilent } from './askAboutSilent.ts'
import { askRefunds } from './askRefunds.ts'
import { checkoutRoutes } from './checkoutRoutes.ts'
import { describeStorePages } from './describePage.ts'
import { endOverdue } from './endCheckout.ts'
import { ownsPayment } from './orderStore.ts'
import { openOutsideDesk } from './outsideDesk.ts'
import { openOwnDesk } from './ownDesk.ts'
import { storeRoutes } from './routes.ts'
import { stockDemo } from './stockDemo.ts'

const END_EVERY_MS = 5000
const ASK_EVERY_MS = 30_000
const REFUND_EVERY_MS = 10_000

export type Store = {
  routes: (app: App) => void
  sweeps: ReadonlyArray<{ name: string; everyMs: number; run: () => Promise<void> }>
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
  const outside = apiUrl === undefined ? null : openOutsideDesk(ctx, { apiUrl, storeId })
  const desk = outside ?? openOwnDesk(ctx, { pictureUrl })
  const room = { ...ctx, ...ports, pictureUrl, desk, outside }
  return {
    routes(app) {
      storeRoutes(room)(app)
      checkoutRoutes(room)(app)
    },
    sweeps: [
      { name: 'overdue checkouts', everyMs: END_EVERY_MS, run: () => endOverdue(room) },
      { name: 'silent checkouts', everyMs: ASK_EVERY_MS, run: () => askAboutSilent(room) },
      { name: 'order refunds', everyMs: REFUND_EVERY_MS, run: () => askRefunds(room) },
    ],
    handler: {
      cause: 'store',
      owns: ownsPayment,
      apply: (trx, event) => applyStoreEvent(ctx, trx, event),
    },
    describePage: describeStorePages(room),
    async start() {
      if (provider.name === 'sandbox' && !outside) await stockDemo(ctx)
    },
  }
}
