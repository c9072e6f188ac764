import type { Kysely } from 'kysely'
import type { Context } from '../../../kernel/context.ts'
import type { Database } from '../../../kernel/db/schema.ts'
import type { CheckoutNews } from '../paymentEvent.ts'
import { wakeEventsOf } from '../paymentEventStore.ts'
import type { HandlerVerdict, ProviderEvent } from '../paymentHandler.ts'
import type { RequestedPayment } from './findMismatch.ts'
import { lockReported } from './lockReported.ts'
import { type PaidOnceTable, updatePage, updatePaymentRef } from './pageStore.ts'

type Trx = Kysely<Database>

/** A row that is paid once, on a provider's page. */
type PaidOnce = RequestedPayment & { id: string; status: string; paymentRef: string | null }

/** What one capability does with the payment of a row; all within the transaction that settles the event. */
export type CheckoutSteps<Row extends PaidOnce> = {
  table: PaidOnceTable
  lock(trx: Trx, id: string): Promise<Row | null>
  /** Locks the payer and returns whether their account is closed: then an operator gives back what was paid. */
  isClosed?(trx: Trx, row: Row): Promise<boolean>
  /** Books the money, which has arrived. Called once for a row: it is paid from then on. */
  settle(trx: Trx, paid: { row: Row; news: CheckoutNews; nowMs: number }): Promise<void>
  /** Records what became of a row that is not paid, or not yet. */
  updateUnpaid(
    trx: Trx,
    unpaid: { row: Row; state: Exclude<CheckoutNews['state'], 'paid'>; nowMs: number },
  ): Promise<void>
  /** Publishes the change after the commit. */
  publish?(row: Row): void
}

/**
 * Applies an event about the page of a row that is paid once. Every step checks the current state of the
 * locked row, so order and repetition do not matter.
 */
export async function applyCheckout<Row extends PaidOnce>(
  { time }: Pick<Context, 'time'>,
  trx: Trx,
  { news, provider, isLive }: ProviderEvent<CheckoutNews>,
  steps: CheckoutSteps<Row>,
): Promise<HandlerVerdict> {
  const reported = { ...news, provider, isLive }
  const locked = await lockReported(trx, steps.lock, { reference: news.reference, reported })
  if (!locked.ok) return locked.parked
  const { row } = locked
  const { id, status } = row
  // Other events for a closed account only say that the payment is over, which its row says already.
  if (news.state === 'paid' && status !== 'paid' && (await steps.isClosed?.(trx, row)))
    return { verdict: 'parked', reason: 'ACCOUNT_CLOSED' }
  await updatePage(trx, steps.table, { id, checkoutId: news.checkoutId, url: null })
  const nowMs = time.nowMs()
  if (news.paymentRef && row.paymentRef === null) {
    await updatePaymentRef(trx, steps.table, { id, paymentRef: news.paymentRef })
    await wakeEventsOf(trx, { provider, paymentRef: news.paymentRef, now: new Date(nowMs) })
  }
  if (status === 'paid') return { verdict: 'applied' }
  if (news.state === 'paid') await steps.settle(trx, { row, news, nowMs })
  else await steps.updateUnpaid(trx, { row, state: news.state, nowMs })
  return { verdict: 'applied', afterCommit: () => steps.publish?.(row) }
}
