import { asCents, type Cents, makeReais } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import { type PaymentProvider, ProviderFailed } from '../payments/index.ts'
import { selectNamedInvoice } from './invoiceStore.ts'

type RefundResult = { ok: true; userId: string } | { ok: false; detail: string }

/**
 * Asks the provider to refund a paid month, or a part of it, by our id of its invoice or the provider's. The
 * plan follows when the provider's webhook reports the refund. Repeated under the same key, it is one refund.
 */
export async function refundInvoice(
  { db }: Pick<Context, 'db'>,
  { provider, name, amount, key }: { provider: PaymentProvider; name: string; amount: Cents; key: string },
): Promise<RefundResult> {
  const invoice = await selectNamedInvoice(db, name)
  if (!invoice) return { ok: false, detail: 'there is no such invoice' }
  const { paymentRef, refunded, userId } = invoice
  if (invoice.provider !== provider.name) return { ok: false, detail: `it was paid at ${invoice.provider}` }
  if (paymentRef === null) return { ok: false, detail: 'its payment is not known yet' }
  if (refunded + amount > invoice.amount) {
    const left = makeReais(asCents(invoice.amount - refunded))
    return { ok: false, detail: `R$ ${left.toFixed(2)} are left of it` }
  }
  try {
    await provider.refund({ paymentRef, amount }, { idempotencyKey: key })
    return { ok: true, userId }
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error
    return { ok: false, detail: error.message }
  }
}
