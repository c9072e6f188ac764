import { asCents, NO_CENTS } from '@lance/domain'
import type { Context } from '../context.ts'
import { type PaymentProvider, ProviderFailed } from '../payments/index.ts'
import { takeRefunds, updateRefundAsked } from './orderStore.ts'

const AT_ONCE_MAX = 20
const AGAIN_FIRST_MS = 60_000

type Room = Pick<Context, 'db' | 'time' | 'log'> & { provider: PaymentProvider }

/**
 * Requests from the provider the refunds of short orders. Repeated requests make one refund; an order counts
 * as refunded when the provider's webhook reports it.
 */
export async function askRefunds(room: Room): Promise<void> {
  const nowMs = room.time.nowMs()
  const againAt = new Date(nowMs + AGAIN_FIRST_MS)
  for (const order of await takeRefunds(room.db, { now: new Date(nowMs), againAt, atOnceMax: AT_ONCE_MAX })) {
    const { id, provider: paidAt, paymentRef, amount, refunded } = order
    const left = asCents(amount - refunded)
    if (paidAt !== room.provider.name || paymentRef === null || left <= NO_CENTS) continue
    try {
      await room.provider.refund({ paymentRef, amount: left }, { idempotencyKey: `order ${id}` })
      await updateRefundAsked(room.db, id)
    } catch (error) {
      if (!(error instanceof ProviderFailed)) throw error
      room.log.error({ err: error, orderId: id }, 'the payment provider did not refund an order')
    }
  }
}
