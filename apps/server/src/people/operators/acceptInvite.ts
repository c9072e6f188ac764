import { randomUUID } from 'node:crypto'
import type { PasskeyRegistration } from '@lance/contract'
import { OPERATOR_PASSWORD_MIN, type OperatorRole } from '@lance/contract/desk'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { challengeOf, type RelyingParty, verifyRegistration } from '../../kernel/factors/passkeys.ts'
import { verifyTotp } from '../../kernel/factors/totp.ts'
import { hashToken, type PasswordHasher } from '../accounts/index.ts'
import {
  deleteFactors,
  expireNewInvites,
  hasOperators,
  insertOperator,
  insertPasskey,
  selectOperator,
  takeChallenge,
  takeInvite,
  updatePassword,
} from './operatorStore.ts'
import { endSessionsOf } from './sessionStore.ts'

export type NewFactor =
  | { kind: 'passkey'; response: PasskeyRegistration }
  | { kind: 'password'; challenge: string; password: string; code: string }

export type FactorRefusal = {
  ok: false
  code: 'INVITE_INVALID' | 'NAME_TAKEN' | 'PASSWORD_TOO_SHORT' | 'WRONG_CODE' | 'PASSKEY_REFUSED' | 'BUSY'
}

export type AcceptedInvite = {
  ok: true
  operatorId: string
  name: string
  roles: readonly OperatorRole[]
  isNew: boolean
}

/** Thrown to roll back: a refused factor must not use up the invitation. */
class NotAccepted extends Error {
  readonly refusal: FactorRefusal
  constructor(code: FactorRefusal['code']) {
    super(code)
    this.refusal = { ok: false, code }
  }
}

type Parts = { party: RelyingParty; passwords: PasswordHasher; nowMs: number }
type Acceptance = { token: string; name: string; factor: NewFactor }

/**
 * Makes an operator with their first factor, or gives an operator a new one in place of those they lost; their
 * sessions end. Uses the invitation up, unless the factor is refused. `afterwards` runs in the same transaction.
 */
export async function acceptInvite<T>(
  db: Kysely<Database>,
  acceptance: Acceptance,
  {
    afterwards,
    ...parts
  }: Parts & { afterwards(trx: Kysely<Database>, accepted: AcceptedInvite): Promise<T> },
): Promise<{ ok: true; result: T } | FactorRefusal> {
  try {
    return await db.transaction().execute(async (trx) => {
      const accepted = await takeOperator(trx, acceptance, new Date(parts.nowMs))
      const { operatorId } = accepted
      if (!accepted.isNew) {
        await deleteFactors(trx, operatorId)
        await endSessionsOf(trx, operatorId, new Date(parts.nowMs))
      }
      await storeFactor(trx, { operatorId, factor: acceptance.factor, ...parts })
      return { ok: true, result: await afterwards(trx, accepted) } as const
    })
  } catch (error) {
    if (error instanceof NotAccepted) return error.refusal
    throw error
  }
}

async function takeOperator(
  trx: Kysely<Database>,
  { token, name }: Acceptance,
  now: Date,
): Promise<AcceptedInvite> {
  const invite = await takeInvite(trx, hashToken(token), now)
  if (!invite) throw new NotAccepted('INVITE_INVALID')
  const { operatorId, roles } = invite
  if (operatorId !== null) {
    const operator = await selectOperator(trx, operatorId)
    if (!operator || operator.endedAt) throw new NotAccepted('INVITE_INVALID')
    return { ok: true, operatorId, name: operator.name, roles: operator.roles, isNew: false }
  }
  const id = randomUUID()
  // Links for the first operator were printed at each start: once they have joined, the others are void.
  if (!(await hasOperators(trx))) await expireNewInvites(trx, now)
  if (!(await insertOperator(trx, { id, name, roles, now }))) throw new NotAccepted('NAME_TAKEN')
  return { ok: true, operatorId: id, name, roles, isNew: true }
}

async function storeFactor(
  trx: Kysely<Database>,
  { operatorId, factor, party, passwords, nowMs }: Parts & { operatorId: string; factor: NewFactor },
): Promise<void> {
  const now = new Date(nowMs)
  if (factor.kind === 'passkey') {
    const { response } = factor
    const challenge = challengeOf(response)
    if (challenge === null || !(await takeChallenge(trx, challenge, now)))
      throw new NotAccepted('PASSKEY_REFUSED')
    const made = await verifyRegistration({ party, challenge, response })
    if (!made.ok) throw new NotAccepted(made.code)
    if (!(await insertPasskey(trx, { ...made.passkey, operatorId }, now)))
      throw new NotAccepted('PASSKEY_REFUSED')
    return
  }
  if ([...factor.password].length < OPERATOR_PASSWORD_MIN) throw new NotAccepted('PASSWORD_TOO_SHORT')
  const secret = (await takeChallenge(trx, factor.challenge, now))?.totpSecret
  if (!secret) throw new NotAccepted('WRONG_CODE')
  const checked = verifyTotp({ secret, code: factor.code, nowMs, lastStep: null })
  if (!checked.ok) throw new NotAccepted('WRONG_CODE')
  const made = await passwords.hash(factor.password)
  if (!made.ok) throw new NotAccepted('BUSY')
  await updatePassword(trx, { operatorId, hash: made.hash, secret, step: checked.step })
}
