import { asCents, type Cents, makeReais } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import { type PaymentProvider, ProviderFailed } from '../payments/index.ts'
import { selectDeposit } from './depositStore.ts'

export type RefundResult =
  | { ok: true; userId: string }
  | { ok: false; code: 'UNKNOWN' | 'UNPAID' | 'TOO_MUCH' | 'OTHER_PROVIDER' | 'PROVIDER'; detail: string }

/**
 * Asks the provider to refund a deposit, or a part of it. The wallet follows when the provider's webhook
 * reports the refund, just as for one made in the provider's dashboard. Repeated under the same key, it is
 * one refund.
 */
export async function refundDeposit(
  { db }: Pick<Context, 'db'>,
  { provider, id, amount, key }: { provider: PaymentProvider; id: string; amount: Cents; key: string },
): Promise<RefundResult> {
  const deposit = await selectDeposit(db, id)
  if (!deposit) return { ok: false, code: 'UNKNOWN', detail: 'there is no such deposit' }
  const { status, paymentRef, refunded, userId } = deposit
  if (deposit.provider !== provider.name)
    return { ok: false, code: 'OTHER_PROVIDER', detail: `it was paid at ${deposit.provider}` }
  if (status !== 'paid' || paymentRef === null)
    return { ok: false, code: 'UNPAID', detail: `it is ${status}, not paid` }
  if (refunded + amount > deposit.amount) {
    const left = makeReais(asCents(deposit.amount - refunded))
    return { ok: false, code: 'TOO_MUCH', detail: `R$ ${left.toFixed(2)} are left of it` }
  }
  try {
    await provider.refund({ paymentRef, amount }, { idempotencyKey: key })
    return { ok: true, userId }
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error
    return { ok: false, code: 'PROVIDER', detail: error.message }
  }
}
