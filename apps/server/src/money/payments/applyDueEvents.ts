import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { PaymentEvent, PaymentNews } from './paymentEvent.ts'
import { lockDueEvent, postponeEvent, settleEvent, type WaitingEvent } from './paymentEventStore.ts'
import type { PaymentHandler } from './paymentHandler.ts'
import type { PaymentProvider } from './paymentProvider.ts'

/** The most events of one run; the next run takes the rest. */
const AT_ONCE_MAX = 200
/** A refund or dispute may arrive before its payment. After this long it is left to an operator. */
const UNKNOWN_PAYMENT_WAITS_MS = 3_600_000
const UNKNOWN_PAYMENT_RETRY_MS = 60_000
/** After a failure on our side an event is retried with growing delays. */
const RETRY_FIRST_MS = 2000
const RETRY_MAX_MS = 600_000

export type EventsContext = Pick<Context, 'db' | 'time' | 'log'> & {
  provider: PaymentProvider
  handlers: readonly PaymentHandler[]
  faults?: PaymentFaults
}

/** Hooks by which tests stop a payment between two of its steps. */
export type PaymentFaults = {
  beforeCheckout?: () => void
  afterCheckout?: () => void
  afterKept?: () => void
  beforeApplied?: () => void
  afterApplied?: () => void
}

/** The outcome of one event; null if none was due. */
type Outcome = { afterCommit?: (() => void) | undefined; failed?: { event: WaitingEvent; error: unknown } }

/**
 * Applies the due events, each in its own transaction: the effect and the settling of an event commit
 * together, so it is applied once, whichever servers run, and nothing is lost if one of them dies in between.
 */
export async function applyDueEvents(ctx: EventsContext): Promise<void> {
  for (let applied = 0; applied < AT_ONCE_MAX; applied++) {
    const outcome = await applyNext(ctx)
    if (!outcome) return
    if (outcome.failed) await postponeFailed(ctx, outcome.failed)
    ctx.faults?.afterApplied?.()
    outcome.afterCommit?.()
  }
}

async function applyNext(ctx: EventsContext): Promise<Outcome | null> {
  let locked: WaitingEvent | null = null
  try {
    return await ctx.db.transaction().execute(async (trx) => {
      const now = new Date(ctx.time.nowMs())
      locked = await lockDueEvent(trx, { provider: ctx.provider.name, now })
      if (!locked) return null
      const outcome = await settle(ctx, trx, { event: locked, now })
      ctx.faults?.beforeApplied?.()
      return outcome
    })
  } catch (error) {
    if (locked) return { failed: { event: locked, error } }
    throw error
  }
}

async function settle(
  { provider, handlers }: EventsContext,
  trx: Kysely<Database>,
  { event, now }: { event: WaitingEvent; now: Date },
): Promise<Outcome> {
  const { name } = provider
  const key = { provider: name, eventId: event.eventId }
  const read = readOrNull(provider, event.payload)
  if (!read) {
    await settleEvent(trx, { ...key, settled: { status: 'parked', reason: 'UNREADABLE' }, now })
    return {}
  }
  const handler = await findHandler(trx, handlers, { provider: name, news: read.news })
  if (handler === 'unknown payment') {
    await awaitPayment(trx, { ...key, event, paymentRef: paymentRefOf(read.news) ?? '', now })
    return {}
  }
  if (!handler) {
    await settleEvent(trx, { ...key, settled: { status: 'ignored' }, now })
    return {}
  }
  const handled = await handler.apply(trx, { ...read, provider: name })
  const settled =
    handled.verdict === 'applied'
      ? ({ status: 'applied' } as const)
      : ({ status: 'parked', reason: handled.reason } as const)
  await settleEvent(trx, { ...key, settled, now })
  return { afterCommit: handled.verdict === 'applied' ? handled.afterCommit : undefined }
}

function readOrNull(provider: PaymentProvider, payload: string): PaymentEvent | null {
  try {
    return provider.readEvent(payload)
  } catch {
    return null
  }
}

/** The payment that a refund or dispute belongs to. */
function paymentRefOf(news: PaymentNews): string | null {
  return news.kind === 'refund' || news.kind === 'dispute' ? news.paymentRef : null
}

/** Finds the handler of an event, by the cause we wrote on the checkout or by its payment. Null: none. */
async function findHandler(
  trx: Kysely<Database>,
  handlers: readonly PaymentHandler[],
  { provider, news }: { provider: string; news: PaymentNews },
): Promise<PaymentHandler | 'unknown payment' | null> {
  const byCause = (wanted: string | null) => handlers.find(({ cause }) => cause === wanted) ?? null
  if (news.kind === 'other') return null
  if (news.kind === 'checkout' || news.kind === 'invoice' || news.kind === 'subscription')
    return byCause(news.cause)
  const { paymentRef } = news
  for (const handler of handlers) if (await handler.owns(trx, { provider, paymentRef })) return handler
  return 'unknown payment'
}

async function awaitPayment(
  trx: Kysely<Database>,
  {
    provider,
    eventId,
    event,
    paymentRef,
    now,
  }: { provider: string; eventId: string; event: WaitingEvent; paymentRef: string; now: Date },
): Promise<void> {
  const waitedMs = now.getTime() - event.receivedAt.getTime()
  if (waitedMs < UNKNOWN_PAYMENT_WAITS_MS) {
    const dueAt = new Date(now.getTime() + UNKNOWN_PAYMENT_RETRY_MS)
    await postponeEvent(trx, { provider, eventId, dueAt, awaitsPayment: paymentRef })
    return
  }
  const settled = { status: 'parked', reason: 'UNKNOWN_PAYMENT', awaitsPayment: paymentRef } as const
  await settleEvent(trx, { provider, eventId, settled, now })
}

async function postponeFailed(
  { db, time, log, provider }: EventsContext,
  { event, error }: { event: WaitingEvent; error: unknown },
): Promise<void> {
  const { eventId, attempts } = event
  log.error({ err: error, provider: provider.name, eventId }, 'a payment event could not be applied')
  const waitMs = Math.min(RETRY_FIRST_MS * 2 ** attempts, RETRY_MAX_MS)
  await postponeEvent(db, { provider: provider.name, eventId, dueAt: new Date(time.nowMs() + waitMs) })
}
