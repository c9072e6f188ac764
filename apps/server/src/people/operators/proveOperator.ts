import type { PasskeyAnswer } from '@lance/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { challengeOf, type RelyingParty, verifyAuthentication } from '../../kernel/factors/passkeys.ts'
import { verifyTotp } from '../../kernel/factors/totp.ts'
import type { PasswordHasher } from '../accounts/index.ts'
import {
  type Operator,
  selectOperator,
  selectPasskey,
  selectPassword,
  takeChallenge,
  updateCounter,
  updateTotpStep,
} from './operatorStore.ts'

export type GivenFactor =
  | { kind: 'passkey'; response: PasskeyAnswer }
  | { kind: 'password'; name: string; password: string; code: string }

export type ProofRefusal = { ok: false; code: 'WRONG_CREDENTIALS' | 'BUSY' }
const WRONG: ProofRefusal = { ok: false, code: 'WRONG_CREDENTIALS' }

type Db = Kysely<Database>

/** Compared when no operator has the name, so that the answer takes as long. */
const NO_SECRET = Buffer.alloc(20)

/**
 * Who signs in: the owner of a passkey, or of a password and a code of their authenticator app. One answer for
 * all that may be wrong. A challenge and a code count once.
 */
export function proveOperator(
  db: Db,
  factor: GivenFactor,
  parts: { party: RelyingParty; passwords: PasswordHasher; nowMs: number },
): Promise<{ ok: true; operator: Operator } | ProofRefusal> {
  return factor.kind === 'passkey'
    ? provePasskey(db, factor.response, parts)
    : provePasswordAndCode(db, factor, parts)
}

async function provePasskey(
  db: Db,
  response: PasskeyAnswer,
  { party, nowMs }: { party: RelyingParty; nowMs: number },
): Promise<{ ok: true; operator: Operator } | ProofRefusal> {
  const now = new Date(nowMs)
  const challenge = challengeOf(response)
  if (challenge === null || !(await takeChallenge(db, challenge, now))) return WRONG
  return db.transaction().execute(async (trx) => {
    const passkey = await selectPasskey(trx, response.id)
    if (!passkey) return WRONG
    const proved = await verifyAuthentication({ party, challenge, response, passkey })
    const operator = await selectOperator(trx, passkey.operatorId)
    if (!proved.ok || !operator || operator.endedAt) return WRONG
    await updateCounter(trx, { id: passkey.id, counter: proved.counter, now })
    return { ok: true, operator }
  })
}

async function provePasswordAndCode(
  db: Db,
  { name, password, code }: Extract<GivenFactor, { kind: 'password' }>,
  { passwords, nowMs }: { passwords: PasswordHasher; nowMs: number },
): Promise<{ ok: true; operator: Operator } | ProofRefusal> {
  const stored = await selectPassword(db, name)
  const compared = await passwords.verify(password, stored?.hash ?? null)
  if (!compared.ok) return { ok: false, code: 'BUSY' }
  const checked = verifyTotp({
    secret: stored?.secret ?? NO_SECRET,
    code,
    nowMs,
    lastStep: stored?.step ?? null,
  })
  if (!stored || !compared.matches || !checked.ok) return WRONG
  if (!(await updateTotpStep(db, stored.operatorId, checked.step))) return WRONG
  const operator = await selectOperator(db, stored.operatorId)
  return operator && !operator.endedAt ? { ok: true, operator } : WRONG
}
