import { siteUrlOf } from '../../kernel/config.ts'
import { openProvider } from '../../money/payments/index.ts'
import { refundInvoice } from '../../money/premium/index.ts'
import { parseAmount } from './parseAmount.ts'
import type { Verb } from './verb.ts'

export const refundPremiumVerb: Verb = {
  says: 'Refunds a paid month of Premium, or part of it, at the provider; a month refunded in full ends the membership it paid for.',
  takes: [
    { name: 'invoice', says: 'the invoice: the provider’s name for it, or our id' },
    { name: 'amount', says: 'in R$, such as 14,99' },
  ],
  changes: true,
  transactions: 'several',
  async run(ctx, { invoice: name = '', amount: text = '', actId }) {
    const amount = parseAmount(text)
    if (amount === null) return { ok: false, lines: [`"${text}" is not an amount of R$ above 0.`] }
    const siteUrl = () => siteUrlOf(ctx.config)
    const provider = await openProvider(ctx, { siteUrl, ownUrl: siteUrl })
    const asked = await refundInvoice(ctx, { provider, name, amount, key: `refund ${actId}` })
    return asked.ok
      ? { ok: true, lines: [`The provider refunds it; the plan of ${asked.userId} follows.`] }
      : { ok: false, lines: [`It cannot be refunded: ${asked.detail}.`] }
  },
}
