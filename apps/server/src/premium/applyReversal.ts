import { type Cents, NO_CENTS } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Context } from '../context.ts'
import type { Database } from '../db/schema.ts'
import {
  type DisputeNews,
  type Handled,
  type PaymentEvent,
  type RefundNews,
  upsertDispute,
} from '../payments/index.ts'
import { holdPlayers } from '../presence/index.ts'
import { publishBalances } from '../wallet/index.ts'
import { followPayments } from './followPayments.ts'
import { DISPUTES, type InvoiceRow, selectInvoiceOfPayment, updateRefunded } from './invoiceStore.ts'
import { publishPlan } from './publishPlan.ts'
import { settleInvoice } from './settleInvoice.ts'
import { holdSubscription } from './subscriptionStore.ts'

export type Reversed = {
  /** Called when a bank takes money back from this user, to cancel the withdrawals that were not sent. */
  onChargeback(trx: Kysely<Database>, user: { userId: string; nowMs: number }): Promise<void>
}

/** Applies a refund or dispute of a paid month, which then no longer makes its user a member. */
export async function applyReversal(
  room: Pick<Context, 'time' | 'bus'> & Reversed,
  trx: Kysely<Database>,
  event: PaymentEvent & { provider: string; news: RefundNews | DisputeNews },
): Promise<Handled> {
  const { news, provider, isLive, atMs } = event
  const nowMs = room.time.nowMs()
  const invoice = await selectInvoiceOfPayment(trx, { provider, paymentRef: news.paymentRef })
  const subscription = invoice && (await holdSubscription(trx, invoice.subscriptionId))
  if (!invoice || !subscription) return { verdict: 'parked', reason: 'UNKNOWN_REFERENCE' }
  const { id, userId } = invoice
  const [player] = await holdPlayers(trx, { userIds: [userId], nowMs, closedToo: true })
  const amount = news.kind === 'refund' ? news.refundedTotal : news.amount
  if (isLive !== subscription.isLive) return { verdict: 'parked', reason: 'WRONG_MODE' }
  if (news.currency !== subscription.currency) return { verdict: 'parked', reason: 'WRONG_CURRENCY' }
  if (!isOf(invoice, amount)) return { verdict: 'parked', reason: 'WRONG_AMOUNT' }
  // A closed account can't owe anything.
  if (player?.closed && news.kind === 'dispute') return { verdict: 'parked', reason: 'ACCOUNT_CLOSED' }
  if (news.kind === 'refund') await updateRefunded(trx, { id, refunded: amount })
  else {
    const { disputeId, state } = news
    const dispute = { paidId: id, disputeId, amount, state, saidAt: new Date(atMs) }
    const isNews = await upsertDispute(trx, DISPUTES, dispute)
    if (isNews && (state === 'open' || state === 'lost')) await room.onChargeback(trx, { userId, nowMs })
  }
  await settleInvoice(trx, id, nowMs)
  await followPayments(trx, { userId, nowMs })
  return {
    verdict: 'applied',
    afterCommit() {
      publishPlan(room, userId)
      publishBalances(room, [userId])
    },
  }
}

const isOf = (invoice: InvoiceRow, amount: Cents) => amount > NO_CENTS && amount <= invoice.amount
