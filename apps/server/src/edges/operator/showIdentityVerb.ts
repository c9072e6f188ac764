import type { Context } from '../../kernel/context.ts'
import { openPerson, selectChecksOf, selectOpenChecks } from '../../people/identityChecks/index.ts'
import { isUuid } from './isUuid.ts'
import type { ArgumentValues, Outcome, Verb } from './verb.ts'

const LISTED_MAX = 200

/** Without an account: the checks that are not over, without names. With one: the person of each of its checks. */
export const showIdentityVerb: Verb = {
  says:
    'Shows who the owner of an account is: CPF, name and birth date of its identity checks. ' +
    'Without an account, lists the checks that are not over.',
  takes: [{ name: 'account', says: 'the id of the account', optional: true }],
  changes: false,
  run: (ctx, given) => (given.account === undefined ? listOpen(ctx) : show(ctx, given)),
}

async function listOpen({ db }: Context): Promise<Outcome> {
  const open = await selectOpenChecks(db, { limit: LISTED_MAX })
  const lines = open.map(
    ({ id, userId, purpose, status, provider, startedAt }) =>
      `${startedAt.toISOString()} ${status} (${purpose}, ${provider}) account ${userId}, check ${id}`,
  )
  return { ok: true, lines: lines.length > 0 ? lines : ['No identity check is open.'] }
}

async function show({ db, sealer }: Context, { account = '' }: ArgumentValues): Promise<Outcome> {
  if (!isUuid(account))
    return { ok: false, code: 'ACCOUNT_UNKNOWN', lines: [`"${account}" is not the id of an account.`] }
  const checks = await selectChecksOf(db, account)
  if (checks.length === 0)
    return { ok: false, code: 'IDENTITY_UNKNOWN', lines: ['This account has no identity check.'] }
  const lines = checks.map((check) => {
    const { cpf, name, birthDate } = openPerson(sealer, check)
    const { purpose, status, reason, provider, startedAt, settledAt } = check
    const ended = settledAt === null ? '' : ` ${settledAt.toISOString()}`
    const why = reason === null ? '' : ` (${reason})`
    return `${startedAt.toISOString()} ${purpose}: CPF ${cpf}, ${name}, born ${birthDate}: ${status}${why}${ended}, ${provider}`
  })
  return { ok: true, lines }
}
