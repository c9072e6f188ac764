import { siteUrlOf } from '../config.ts'
import { openProvider } from '../payments/index.ts'
import { refundInvoice } from '../premium/index.ts'
import { parseAmount } from './parseAmount.ts'
import type { Verb } from './verb.ts'

export const refundPremiumVerb: Verb = {
  says: 'Gives a paid month of Premium back at the provider, or a part of it; given back whole, it makes nobody a member.',
  takes: [
    { name: 'invoice', says: 'the invoice, by the name it has at the provider or by our id' },
    { name: 'amount', says: 'in R$, such as 14,99' },
  ],
  changes: true,
  async run(ctx, { invoice: name = '', amount: text = '', actId }) {
    const amount = parseAmount(text)
    if (amount === null) return { ok: false, lines: [`"${text}" is no amount of R$ above 0.`] }
    const siteUrl = () => siteUrlOf(ctx.config)
    const provider = openProvider(ctx, { siteUrl, ownUrl: siteUrl })
    const asked = await refundInvoice(ctx, { provider, name, amount, key: `refund ${actId}` })
    return asked.ok
      ? { ok: true, lines: [`The provider gives it back; the plan of ${asked.userId} follows.`] }
      : { ok: false, lines: [`It cannot be given back: ${asked.detail}.`] }
  },
}
