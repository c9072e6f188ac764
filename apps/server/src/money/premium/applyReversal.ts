import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { lockPlayers } from '../../people/presence/index.ts'
import {
  type DisputeNews,
  findReversalMismatch,
  type HandlerVerdict,
  type PaymentEvent,
  type RefundNews,
  upsertDispute,
} from '../payments/index.ts'
import { publishBalances } from '../wallet/index.ts'
import { DISPUTES, selectInvoiceOfPayment, updateRefunded } from './invoiceStore.ts'
import { publishPlan } from './publishPlan.ts'
import { settleInvoice } from './settleInvoice.ts'
import { lockSubscription } from './subscriptionStore.ts'
import { syncMembership } from './syncMembership.ts'

export type ReversalPort = {
  /** Called when a bank takes money back from this user, to cancel the withdrawals that were not sent. */
  onChargeback(trx: Kysely<Database>, user: { userId: string; nowMs: number }): Promise<void>
}

/** Applies a refund or dispute of a paid month, which then no longer makes its user a member. */
export async function applyReversal(
  ctx: Pick<Context, 'time' | 'bus'> & ReversalPort,
  trx: Kysely<Database>,
  event: PaymentEvent & { provider: string; news: RefundNews | DisputeNews },
): Promise<HandlerVerdict> {
  const { news, provider, isLive, atMs } = event
  const nowMs = ctx.time.nowMs()
  const invoice = await selectInvoiceOfPayment(trx, { provider, paymentRef: news.paymentRef })
  const subscription = invoice && (await lockSubscription(trx, invoice.subscriptionId))
  if (!invoice || !subscription) return { verdict: 'parked', reason: 'UNKNOWN_REFERENCE' }
  const { id, userId } = invoice
  const [player] = await lockPlayers(trx, { userIds: [userId], nowMs, allowClosed: true })
  const amount = news.kind === 'refund' ? news.refundedTotal : news.amount
  const paid = { ...subscription, amount: invoice.amount }
  const mismatch = findReversalMismatch(paid, { isLive, amount, currency: news.currency })
  if (mismatch) return { verdict: 'parked', reason: mismatch }
  // A closed account can't owe anything.
  if (player?.closed && news.kind === 'dispute') return { verdict: 'parked', reason: 'ACCOUNT_CLOSED' }
  if (news.kind === 'refund') await updateRefunded(trx, { id, refunded: amount })
  else {
    const { disputeId, state } = news
    const dispute = { paidId: id, disputeId, amount, state, saidAt: new Date(atMs) }
    const isNew = await upsertDispute(trx, DISPUTES, dispute)
    if (isNew && (state === 'open' || state === 'lost')) await ctx.onChargeback(trx, { userId, nowMs })
  }
  await settleInvoice(trx, id, nowMs)
  await syncMembership(trx, { userId, nowMs })
  return {
    verdict: 'applied',
    afterCommit() {
      publishPlan(ctx, userId)
      publishBalances(ctx, [userId])
    },
  }
}
