import { ACCOUNT_KINDS, type Cents } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { type Account, postTransfers, readBalance } from '../../money/ledger/index.ts'
import {
  insertCorrection,
  isRecorded,
  lockCorrection,
  type Remainder,
  selectRemainders,
} from './correctionStore.ts'
import { formatReais } from './formatReais.ts'
import { describeRemainders } from './openCorrections.ts'
import { parseAmount } from './parseAmount.ts'
import { CAUSES_HELP, readCause } from './readCause.ts'
import type { Verb } from './verb.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const UNOWNED: readonly string[] = ['world', 'fees', 'revenue', 'house']

/** Reads an account such as `wallet:ID` or `fees`; null if it is not valid. */
function parseAccount(text: string): Account | null {
  const [kind = '', ownerId = null, ...more] = text.split(':')
  if (!(ACCOUNT_KINDS as readonly string[]).includes(kind) || more.length > 0) return null
  return UNOWNED.includes(kind) === (ownerId === null) && ownerId !== ''
    ? ({ kind, ownerId } as Account)
    : null
}

type Correction = {
  actId: string
  from: Account
  to: Account
  amountCents: Cents
  purpose: string
  /** The correction that this one takes back, in whole or in part. */
  answers: string | null
}

/** Whether a correction reduces what is left of another, and touches no other account without an owner. */
function takesBack({ from, to, amountCents }: Correction, left: readonly Remainder[]): boolean {
  const touched = [
    { account: from, change: -amountCents },
    { account: to, change: amountCents as bigint },
  ].filter(({ account }) => account.ownerId === null)
  const isReduced = ({ account, change }: (typeof touched)[number]) => {
    const { cents = 0n } = left.find((one) => one.account === account.kind) ?? {}
    return change < 0n ? cents >= -change : cents <= -change
  }
  return touched.length > 0 && touched.every(isReduced)
}

/** Why this correction can't take back the one it names; null if it can, or names none. */
async function findTakeBackProblem(trx: Kysely<Database>, correction: Correction): Promise<string | null> {
  const { answers, actId } = correction
  if (answers === null) return null
  if (!UUID.test(answers)) return `${answers} is no correction that is open`
  await lockCorrection(trx, answers)
  // A replay of the same act: what it took back is no longer left.
  if (await isRecorded(trx, actId)) return null
  const left = await selectRemainders(trx, answers)
  if (left.length === 0) return `${answers} is no correction that is open`
  if (takesBack(correction, left)) return null
  return `that takes back no part of act ${answers}, of which ${describeRemainders(left)}`
}

/** Moves the money and records its purpose; returns why if it can't, else null. */
function post({ db, time }: Context, correction: Correction): Promise<string | null> {
  const { actId, from, to, amountCents } = correction
  const transfers = [{ from, to, amountCents, kind: 'correction', reference: actId }] as const
  return db.transaction().execute(async (trx) => {
    const refused = await findTakeBackProblem(trx, correction)
    if (refused !== null) return refused
    const posting = { key: `correction ${actId}`, transfers }
    const posted = await postTransfers(trx, posting, { nowMs: time.nowMs() })
    if (!posted.ok) return posted.code
    await insertCorrection(trx, correction)
    return null
  })
}

export const correct: Verb = {
  says: 'Moves an amount from one account to another, to correct a mistake; existing transfers never change. A correction from or to world, fees, revenue or house stays open in reconcile until it is taken back or prove-correction closes it.',
  takes: [
    {
      name: 'from',
      says: 'an account: wallet:USER, hold:USER, debt:USER, escrow:GAME, world, fees, revenue, house',
    },
    { name: 'to', says: 'another account' },
    { name: 'amount', says: 'in R$, such as 12,50' },
    { name: 'for', says: `what it is for: ${CAUSES_HELP}` },
    {
      name: 'answers',
      says: 'the act of the open correction that this one takes back, in whole or in part',
      optional: true,
    },
  ],
  changes: true,
  transactions: 'one',
  needsSecond: async () => true,
  async run(ctx, { from: fromText = '', to: toText = '', amount = '', for: cause = '', answers, actId }) {
    const [from, to, amountCents] = [parseAccount(fromText), parseAccount(toText), parseAmount(amount)]
    if (!from || !to || fromText === toText) return { ok: false, lines: ['These are not two accounts.'] }
    if (amountCents === null) return { ok: false, lines: [`"${amount}" is not an amount of R$ above 0.`] }
    const purpose = await readCause(ctx.db, cause)
    if (purpose === null)
      return { ok: false, lines: [`"${cause}" names nothing known: expected ${CAUSES_HELP}.`] }
    const refused = await post(ctx, { actId, from, to, amountCents, purpose, answers: answers ?? null })
    if (refused !== null) return { ok: false, lines: [`Nothing was moved: ${refused}.`] }
    const lines = [from, to].map(
      async (account, index) =>
        `${[fromText, toText][index]} now has ${formatReais(await readBalance(ctx.db, account))}.`,
    )
    const changed = { from: fromText, to: toText, amount_cents: Number(amountCents) }
    return { ok: true, lines: await Promise.all(lines), changed }
  },
}
