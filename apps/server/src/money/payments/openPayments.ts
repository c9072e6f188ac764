import type { Context } from '../../kernel/context.ts'
import { type App, registerScope } from '../../kernel/routing.ts'
import type { Sweep } from '../../kernel/sweep.ts'
import { applyDueEvents, type EventsContext, type PaymentFaults } from './applyDueEvents.ts'
import { deleteSettled } from './paymentEventStore.ts'
import type { PaymentHandler } from './paymentHandler.ts'
import type { PaymentProvider } from './paymentProvider.ts'
import { webhookRoutes } from './routes.ts'
import { scrubParked } from './scrubParked.ts'
import { openSharedRun } from './sharedRun.ts'

const SWEEP_EVERY_MS = 1000
const HOUR_MS = 3_600_000
/**
 * How long an applied event is kept, in case of questions; no provider repeats one so late. A parked event
 * stays, but loses its names after this.
 */
const NAMES_KEPT_MS = 90 * 24 * HOUR_MS
const PRUNED_AT_ONCE_MAX = 5000

export type Payments = {
  routes: (app: App) => void
  sweeps: readonly Sweep[]
  /** Whether the provider's money is real. */
  mode: 'sandbox' | 'live'
  stop(): Promise<void>
}

/** Opens the provider's webhook endpoint on a server, and applies the events that arrive there. */
export function openPayments(
  ctx: Context,
  {
    provider,
    handlers,
    faults = {},
  }: { provider: PaymentProvider; handlers: readonly PaymentHandler[]; faults?: PaymentFaults },
): Payments {
  const events: EventsContext = { ...ctx, provider, handlers, faults }
  const runner = openSharedRun(() => applyDueEvents(events), {
    onError: (error) => ctx.log.error({ err: error }, 'payment events could not be applied'),
  })
  const onKept = () => {
    faults.afterKept?.()
    runner.nudge()
  }
  const prune = async () => {
    const before = new Date(ctx.time.nowMs() - NAMES_KEPT_MS)
    await deleteSettled(ctx.db, { before, max: PRUNED_AT_ONCE_MAX })
    await scrubParked(ctx, before)
  }
  const webhookEndpoint = webhookRoutes(events, { onKept })
  return {
    mode: provider.isLive ? 'live' : 'sandbox',
    routes: (app) => {
      registerScope(app, webhookEndpoint)
      if (provider.routes) registerScope(app, provider.routes)
    },
    sweeps: [
      { name: 'payment events', everyMs: SWEEP_EVERY_MS, run: runner.run },
      { name: 'old payment events', everyMs: HOUR_MS, run: prune },
      ...(provider.sweeps ?? []),
    ],
    async stop() {
      await provider.close?.()
      await runner.stop()
    },
  }
}
