import { siteUrlOf } from '../../kernel/config.ts'
import { refundDeposit } from '../../money/deposits/index.ts'
import { openProvider } from '../../money/payments/index.ts'
import { parseAmount } from './parseAmount.ts'
import type { Verb } from './verb.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const refundDepositVerb: Verb = {
  says: 'Refunds a deposit, or part of it, at the payment provider; the wallet follows when the provider confirms.',
  takes: [
    { name: 'deposit', says: 'the id of the deposit' },
    { name: 'amount', says: 'in R$, such as 12,50' },
  ],
  changes: true,
  transactions: 'several',
  async run(ctx, { deposit: id = '', amount: text = '', actId }) {
    const amount = parseAmount(text)
    if (!UUID.test(id)) return { ok: false, lines: [`"${id}" is not the id of a deposit.`] }
    if (amount === null) return { ok: false, lines: [`"${text}" is not an amount of R$ above 0.`] }
    const siteUrl = () => siteUrlOf(ctx.config)
    const provider = await openProvider(ctx, { siteUrl, ownUrl: siteUrl })
    const asked = await refundDeposit(ctx, { provider, id, amount, key: `refund ${actId}` })
    return asked.ok
      ? { ok: true, lines: [`The provider refunds it; the wallet of ${asked.userId} follows.`] }
      : { ok: false, lines: [`It cannot be refunded: ${asked.detail}.`] }
  },
}
