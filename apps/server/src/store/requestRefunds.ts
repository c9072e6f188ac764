import { asCents, NO_CENTS } from '@lance/domain'
import type { Context } from '../kernel/context.ts'
import { type PaymentProvider, ProviderFailed } from '../money/payments/index.ts'
import { claimDueRefunds, updateRefundRequested } from './orderStore.ts'

const AT_ONCE_MAX = 20
const RETRY_AFTER_MS = 60_000

type RefundContext = Pick<Context, 'db' | 'time' | 'log'> & { provider: PaymentProvider }

/**
 * Requests from the provider the refunds of short orders. Repeated requests make one refund; an order counts
 * as refunded when the provider's webhook reports it.
 */
export async function requestRefunds(ctx: RefundContext): Promise<void> {
  const nowMs = ctx.time.nowMs()
  const againAt = new Date(nowMs + RETRY_AFTER_MS)
  for (const order of await claimDueRefunds(ctx.db, {
    now: new Date(nowMs),
    againAt,
    atOnceMax: AT_ONCE_MAX,
  })) {
    const { id, provider: paidProvider, paymentRef, amount, refunded } = order
    const left = asCents(amount - refunded)
    if (paidProvider !== ctx.provider.name || paymentRef === null || left <= NO_CENTS) continue
    try {
      await ctx.provider.refund({ paymentRef, amount: left }, { idempotencyKey: `order ${id}` })
      await updateRefundRequested(ctx.db, id)
    } catch (error) {
      if (!(error instanceof ProviderFailed)) throw error
      ctx.log.error({ err: error, orderId: id }, 'the payment provider did not refund an order')
    }
  }
}
