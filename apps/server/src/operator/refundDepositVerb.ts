import { siteUrlOf } from '../config.ts'
import { refundDeposit } from '../deposits/index.ts'
import { openProvider } from '../payments/index.ts'
import { parseAmount } from './parseAmount.ts'
import type { Verb } from './verb.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const refundDepositVerb: Verb = {
  says: 'Gives a deposit back at the payment provider, or a part of it; the wallet follows when he says so.',
  takes: [
    { name: 'deposit', says: 'the deposit, by its id' },
    { name: 'amount', says: 'in R$, such as 12,50' },
  ],
  changes: true,
  async run(ctx, { deposit: id = '', amount: text = '', actId }) {
    const amount = parseAmount(text)
    if (!UUID.test(id)) return { ok: false, lines: [`"${id}" is no id of a deposit.`] }
    if (amount === null) return { ok: false, lines: [`"${text}" is no amount of R$ above 0.`] }
    const siteUrl = () => siteUrlOf(ctx.config)
    const provider = openProvider(ctx, { siteUrl, ownUrl: siteUrl })
    const asked = await refundDeposit(ctx, { provider, id, amount, key: `refund ${actId}` })
    return asked.ok
      ? { ok: true, lines: [`The provider gives it back; the wallet of ${asked.userId} follows.`] }
      : { ok: false, lines: [`It cannot be given back: ${asked.detail}.`] }
  },
}
