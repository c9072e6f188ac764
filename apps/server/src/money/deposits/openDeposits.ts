import type { Cents } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import type { App } from '../../kernel/routing.ts'
import type { Sweep } from '../../kernel/sweep.ts'
import type { OnChargeback, PaymentHandler, PaymentProvider } from '../payments/index.ts'
import { applyDepositEvent } from './applyDepositEvent.ts'
import { extendRest, ownsPayment, sumDeposited, sumResting } from './depositStore.ts'
import { pollUnconfirmedDeposits } from './pollUnconfirmedDeposits.ts'
import { depositRoutes } from './routes.ts'
import type { DepositsContext } from './startDeposit.ts'

const POLL_EVERY_MS = 30_000
const DAY_MS = 86_400_000

export type Deposits = {
  routes: (app: App) => void
  sweeps: readonly Sweep[]
  /** Applies the provider's events about deposits. */
  handler: PaymentHandler
  /** Reads what counts against this user's daily limit now. */
  readDeposited(userId: string): Promise<Cents>
  /** Sums the deposits that arrived during this user's current pause. */
  readArrivedPaused(userId: string): Promise<Cents>
  /** Closes the pages on which a user who has paused could still pay. */
  onPaused(user: { userId: string; until: Date }): Promise<void>
}

/** Opens deposits on a server. */
export function openDeposits(
  ctx: Context,
  {
    provider,
    siteUrl,
    onChargeback,
    faults,
  }: {
    provider: PaymentProvider
    siteUrl: () => string
    onChargeback: OnChargeback
    faults: NonNullable<DepositsContext['faults']>
  },
): Deposits {
  const depositsContext: DepositsContext = { ...ctx, provider, siteUrl, faults }
  return {
    routes: depositRoutes(depositsContext),
    sweeps: [
      {
        name: 'silent deposits',
        everyMs: POLL_EVERY_MS,
        run: () => pollUnconfirmedDeposits(depositsContext),
      },
    ],
    handler: {
      cause: 'deposit',
      owns: ownsPayment,
      apply: (trx, event) => applyDepositEvent({ ...ctx, onChargeback }, trx, event),
    },
    async readDeposited(userId) {
      const since = new Date(ctx.time.nowMs() - DAY_MS)
      return (await sumDeposited(ctx.db, { userId, since })).total
    },
    readArrivedPaused: (userId) => sumResting(ctx.db, { userId, now: new Date(ctx.time.nowMs()) }),
    onPaused: (user) => extendRest(ctx.db, { ...user, now: new Date(ctx.time.nowMs()) }),
  }
}
