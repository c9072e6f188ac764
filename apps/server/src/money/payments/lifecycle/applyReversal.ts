import type { Cents } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Context } from '../../../kernel/context.ts'
import type { Database } from '../../../kernel/db/schema.ts'
import type { DisputeNews, RefundNews } from '../paymentEvent.ts'
import type { HandlerVerdict, ProviderEvent } from '../paymentHandler.ts'
import { type DisputeTable, upsertDispute } from './disputeStore.ts'
import { findReversalMismatch } from './findMismatch.ts'

type Trx = Kysely<Database>
type ReversalNews = RefundNews | DisputeNews

/** Cancels the withdrawals of this user that were not sent, because a bank takes money back from them. */
export type OnChargeback = (trx: Trx, user: { userId: string; nowMs: number }) => Promise<void>

/** A row that was paid by one payment. */
type PaidRow = { id: string; isLive: boolean; currency: string; amount: Cents }

/** What one capability does when a payment is taken back; all within the transaction that settles the event. */
export type ReversalSteps<Row extends PaidRow> = {
  disputes: DisputeTable
  /** Finds and locks the row of a payment. */
  lock(trx: Trx, payment: { provider: string; paymentRef: string }): Promise<Row | null>
  /** Whether the payer's account is closed and can't owe this, so that it is left to an operator. */
  isClosed?(trx: Trx, row: Row, news: ReversalNews): Promise<boolean>
  /** Stores the refunded total, unless a larger one is known. */
  updateRefunded(trx: Trx, refund: { id: string; refunded: Cents; now: Date }): Promise<void>
  /** Called when the payer's bank takes the money of a new dispute. */
  onChargeback?(trx: Trx, dispute: { row: Row; nowMs: number }): Promise<void>
  /** Brings the ledger up to date with what is refunded and disputed now. */
  settle(trx: Trx, reversal: { row: Row; news: ReversalNews; nowMs: number }): Promise<void>
  /** Publishes the change after the commit. */
  publish?(row: Row): void
}

/** Applies a refund or dispute, in whatever order and however often they are reported. */
export async function applyReversal<Row extends PaidRow>(
  { time }: Pick<Context, 'time'>,
  trx: Trx,
  { news, provider, isLive, atMs }: ProviderEvent<ReversalNews>,
  steps: ReversalSteps<Row>,
): Promise<HandlerVerdict> {
  const row = await steps.lock(trx, { provider, paymentRef: news.paymentRef })
  if (!row) return { verdict: 'parked', reason: 'UNKNOWN_REFERENCE' }
  const amount = news.kind === 'refund' ? news.refundedTotal : news.amount
  const mismatch = findReversalMismatch(row, { isLive, currency: news.currency, amount })
  if (mismatch) return { verdict: 'parked', reason: mismatch }
  if (await steps.isClosed?.(trx, row, news)) return { verdict: 'parked', reason: 'ACCOUNT_CLOSED' }
  const nowMs = time.nowMs()
  if (news.kind === 'refund')
    await steps.updateRefunded(trx, { id: row.id, refunded: amount, now: new Date(nowMs) })
  else {
    const { disputeId, state } = news
    const dispute = { paidId: row.id, disputeId, amount, state, saidAt: new Date(atMs) }
    const isNew = await upsertDispute(trx, steps.disputes, dispute)
    if (isNew && (state === 'open' || state === 'lost')) await steps.onChargeback?.(trx, { row, nowMs })
  }
  await steps.settle(trx, { row, news, nowMs })
  return { verdict: 'applied', afterCommit: () => steps.publish?.(row) }
}
