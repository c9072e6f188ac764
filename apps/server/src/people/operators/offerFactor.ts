import { randomBytes } from 'node:crypto'
import type { PasskeyCreation, PasskeyQuestion } from '@lance/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import {
  makeAuthenticationOptions,
  makeRegistrationOptions,
  PASSKEY_TIMEOUT_MS,
  type RelyingParty,
} from '../../kernel/factors/passkeys.ts'
import { makeTotpSecret, totpSecretText, totpUri } from '../../kernel/factors/totp.ts'
import { insertChallenge } from './operatorStore.ts'

type Db = Kysely<Database>
type Asked = { party: RelyingParty; nowMs: number }

const expiryOf = (nowMs: number) => new Date(nowMs + 2 * PASSKEY_TIMEOUT_MS)

/** What a browser needs to make the passkey of an invited person. */
export async function offerPasskey(
  db: Db,
  { party, nowMs, name }: Asked & { name: string },
): Promise<PasskeyCreation> {
  const owner = { handle: randomBytes(32), name, displayName: name }
  const options = await makeRegistrationOptions({ party, owner, known: [] })
  await insertChallenge(db, { challenge: options.challenge, totpSecret: null, expiresAt: expiryOf(nowMs) })
  return options
}

/** The secret for an authenticator app, which counts once a code proves that the app has it. */
export async function offerTotp(
  db: Db,
  { party, nowMs, name }: Asked & { name: string },
): Promise<{ challenge: string; secret: string; uri: string }> {
  const secret = makeTotpSecret()
  const challenge = randomBytes(32).toString('base64url')
  await insertChallenge(db, { challenge, totpSecret: secret, expiresAt: expiryOf(nowMs) })
  return {
    challenge,
    secret: totpSecretText(secret),
    uri: totpUri({ secret, issuer: party.name, account: name }),
  }
}

/** What a browser needs to sign in with a passkey that it finds itself. */
export async function askPasskey(db: Db, { party, nowMs }: Asked): Promise<PasskeyQuestion> {
  const options = await makeAuthenticationOptions({ party })
  await insertChallenge(db, { challenge: options.challenge, totpSecret: null, expiresAt: expiryOf(nowMs) })
  return options
}
