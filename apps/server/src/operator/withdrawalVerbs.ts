import { makeReais } from '@lance/domain'
import type { Context } from '../context.ts'
import { selectAsked, settleWithdrawal } from '../withdrawals/index.ts'
import type { Given, Outcome, Verb } from './verb.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const LISTED_MAX = 200

export const withdrawalsVerb: Verb = {
  says: 'Lists the withdrawals that wait for a decision, the oldest first, with who lost most to the applicant.',
  takes: [],
  changes: false,
  async run({ db }) {
    const asked = await selectAsked(db, LISTED_MAX)
    const lines = asked.flatMap(({ id, createdAt, amount, email, cpf, pixKind, pixKey, losers }) => [
      `${id} ${createdAt.toISOString()} R$ ${makeReais(amount).toFixed(2)} ${email} CPF ${cpf}, Pix ${pixKind} ${pixKey}`,
      ...losers.map((loser) => `  lost to him: ${loser}`),
    ])
    return { ok: true, lines: lines.length > 0 ? lines : ['Nobody waits.'] }
  },
}

const whyNot = {
  UNKNOWN: 'there is no such withdrawal',
  SETTLED_OTHERWISE: 'it was decided otherwise before',
  DEBT: 'its applicant owes something by now',
  FROZEN: 'its applicant’s account is frozen',
}

async function settle(
  ctx: Context,
  { withdrawal: id = '' }: Given,
  decision: 'paid' | 'refused',
): Promise<Outcome> {
  if (!UUID.test(id)) return { ok: false, lines: [`"${id}" is no id of a withdrawal.`] }
  const settled = await settleWithdrawal(ctx, { id, decision })
  if (!settled.ok) return { ok: false, lines: [`Nothing was done: ${whyNot[settled.code]}.`] }
  const { amount, pixKey } = settled.row
  const shown = `R$ ${makeReais(amount).toFixed(2)}`
  return {
    ok: true,
    lines: [decision === 'paid' ? `${shown} went to ${pixKey}.` : `${shown} are in the wallet again.`],
  }
}

const takes = [{ name: 'withdrawal', says: 'the withdrawal, by its id' }]

export const approveWithdrawalVerb: Verb = {
  says: 'Says that a withdrawal was paid by Pix, to a key whose owner is the CPF it names: its money leaves the hold.',
  takes,
  changes: true,
  run: (ctx, given) => settle(ctx, given, 'paid'),
}

export const refuseWithdrawalVerb: Verb = {
  says: 'Refuses a withdrawal: its money goes back into the wallet.',
  takes,
  changes: true,
  run: (ctx, given) => settle(ctx, given, 'refused'),
}
