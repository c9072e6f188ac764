import type { Cents } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import { type PaymentProvider, refundPart } from '../payments/index.ts'
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
  const asked = await refundPart(provider, invoice, { amount, key, unpaid: 'its payment is not known yet' })
  return asked.ok ? { ok: true, userId: invoice.userId } : asked
}
