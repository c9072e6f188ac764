import { ACCOUNT_KINDS, makeReais } from '@lance/domain'
import { type Account, postTransfers, readBalance } from '../ledger/index.ts'
import { parseAmount } from './parseAmount.ts'
import type { Verb } from './verb.ts'

const UNOWNED: readonly string[] = ['world', 'fees', 'revenue', 'house']

/** Reads `wallet:ID` or `fees`; null where it is none. */
function parseAccount(text: string): Account | null {
  const [kind = '', ownerId = null, ...more] = text.split(':')
  if (!(ACCOUNT_KINDS as readonly string[]).includes(kind) || more.length > 0) return null
  return UNOWNED.includes(kind) === (ownerId === null) && ownerId !== ''
    ? ({ kind, ownerId } as Account)
    : null
}

export const correct: Verb = {
  says: 'Moves an amount from one account to another, to mend a mistake: nothing that was written is changed.',
  takes: [
    {
      name: 'from',
      says: 'an account: wallet:USER, hold:USER, debt:USER, escrow:GAME, world, fees, revenue, house',
    },
    { name: 'to', says: 'another' },
    { name: 'amount', says: 'in R$, such as 12,50' },
  ],
  changes: true,
  async run({ db, time }, { from: fromText = '', to: toText = '', amount = '', actId }) {
    const [from, to, amountCents] = [parseAccount(fromText), parseAccount(toText), parseAmount(amount)]
    if (!from || !to || fromText === toText) return { ok: false, lines: ['These are no two accounts.'] }
    if (amountCents === null) return { ok: false, lines: [`"${amount}" is no amount of R$ above 0.`] }
    const transfers = [{ from, to, amountCents, kind: 'correction', reference: actId }] as const
    const posting = { key: `correction ${actId}`, transfers }
    const posted = await db
      .transaction()
      .execute((trx) => postTransfers(trx, posting, { nowMs: time.nowMs() }))
    if (!posted.ok) return { ok: false, lines: [`It cannot be moved: ${posted.code}.`] }
    const lines = [fromText, toText].map(async (text, index) => {
      const balance = await readBalance(db, index === 0 ? from : to)
      return `${text} now has R$ ${makeReais(balance).toFixed(2)}.`
    })
    return { ok: true, lines: await Promise.all(lines) }
  },
}
