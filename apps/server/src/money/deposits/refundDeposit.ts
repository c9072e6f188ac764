import type { Cents } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import { type PaymentProvider, refundPart } from '../payments/index.ts'
import { selectDeposit } from './depositStore.ts'

type RefundResult = { ok: true; userId: string } | { ok: false; detail: string }

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
  if (!deposit) return { ok: false, detail: 'there is no such deposit' }
  const { status, userId } = deposit
  const paid = { ...deposit, paymentRef: status === 'paid' ? deposit.paymentRef : null }
  const asked = await refundPart(provider, paid, { amount, key, unpaid: `it is ${status}, not paid` })
  return asked.ok ? { ok: true, userId } : asked
}
