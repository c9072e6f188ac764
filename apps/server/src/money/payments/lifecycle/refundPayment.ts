import { asCents, type Cents, makeReais } from '@lance/domain'
import { type PaymentProvider, ProviderFailed } from '../paymentProvider.ts'

export type RefundRequested = { ok: true } | { ok: false; detail: string }

/** A payment, and what of it was refunded already. Null: we don't know of a payment. */
type Refundable = { provider: string; paymentRef: string | null; amount: Cents; refunded: Cents }

/** Requests a refund of a part of a payment, unless it can't be refunded. `unpaid`: what to say without one. */
export async function refundPart(
  provider: PaymentProvider,
  paid: Refundable,
  { amount, key, unpaid }: { amount: Cents; key: string; unpaid: string },
): Promise<RefundRequested> {
  const { paymentRef, refunded } = paid
  if (paid.provider !== provider.name) return { ok: false, detail: `it was paid at ${paid.provider}` }
  if (paymentRef === null) return { ok: false, detail: unpaid }
  if (refunded + amount > paid.amount) {
    const left = makeReais(asCents(paid.amount - refunded))
    return { ok: false, detail: `R$ ${left.toFixed(2)} are left of it` }
  }
  return requestRefund(provider, { paymentRef, amount, key })
}

/** Asks the provider for a refund; its webhook reports when that is done. The same key makes one refund. */
export async function requestRefund(
  provider: PaymentProvider,
  { paymentRef, amount, key }: { paymentRef: string; amount: Cents; key: string },
): Promise<RefundRequested> {
  try {
    await provider.refund({ paymentRef, amount }, { idempotencyKey: key })
    return { ok: true }
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error
    return { ok: false, detail: error.message }
  }
}
