import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { lockPayer, type OnChargeback, type ReversalSteps } from '../payments/index.ts'
import { publishBalances } from '../wallet/index.ts'
import {
  DISPUTES,
  type InvoiceRow,
  type Payment,
  selectInvoiceOfPayment,
  updateRefunded,
} from './invoiceStore.ts'
import { publishPlan } from './publishPlan.ts'
import { settleInvoice } from './settleInvoice.ts'
import { lockSubscription, type SubscriptionRow } from './subscriptionStore.ts'
import { syncMembership } from './syncMembership.ts'

export type ReversalContext = Pick<Context, 'time' | 'bus'> & { onChargeback: OnChargeback }

type PaidMonth = InvoiceRow & Pick<SubscriptionRow, 'isLive' | 'currency'> & { closed: boolean }

/** What a refund or dispute does to a paid month, which then no longer makes its user a member. */
export const reversalSteps = (ctx: ReversalContext): ReversalSteps<PaidMonth> => ({
  disputes: DISPUTES,
  lock: (trx, payment) => lockPaidMonth(ctx, trx, payment),
  // A closed account can't owe anything.
  isClosed: async (_trx, { closed }, { kind }) => closed && kind === 'dispute',
  updateRefunded,
  onChargeback: (trx, { row: { userId }, nowMs }) => ctx.onChargeback(trx, { userId, nowMs }),
  async settle(trx, { row: { id, userId }, nowMs }) {
    await settleInvoice(trx, id, nowMs)
    await syncMembership(trx, { userId, nowMs })
  },
  publish({ userId }) {
    publishPlan(ctx, userId)
    publishBalances(ctx, [userId])
  },
})

/** Locks the subscription and the user of a paid month; `settleInvoice` locks the invoice after them. */
async function lockPaidMonth(
  { time }: ReversalContext,
  trx: Kysely<Database>,
  payment: Payment,
): Promise<PaidMonth | null> {
  const invoice = await selectInvoiceOfPayment(trx, payment)
  const subscription = invoice && (await lockSubscription(trx, invoice.subscriptionId))
  if (!invoice || !subscription) return null
  const { isLive, currency } = subscription
  const { closed } = await lockPayer(trx, { userId: invoice.userId, nowMs: time.nowMs() })
  return { ...invoice, isLive, currency, closed }
}
