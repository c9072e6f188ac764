import type { PasskeyAnswer } from '@lance/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { challengeOf, type PasskeyHandle, verifyAuthentication } from '../../kernel/factors/passkeys.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { useChallenge } from './challenges.ts'
import type { FactorsContext } from './factorsContext.ts'
import { recordPasskeyUse, type StoredPasskey, selectPasskeys } from './passkeyStore.ts'

const credentialOf = ({ credentialId }: StoredPasskey) => credentialId.toString('base64url')
const transportsOf = ({ transports }: StoredPasskey) => transports.split(' ').filter((one) => one !== '')

/** How the browser finds a passkey. */
export const handleOf = (stored: StoredPasskey): PasskeyHandle => ({
  id: credentialOf(stored),
  transports: transportsOf(stored),
})

/**
 * Verifies an answer by one of the user's passkeys and records its use. The challenge is used up, also by a
 * wrong answer. The caller has locked the user. Refuses STEP_ENDED or PASSKEY_REFUSED.
 */
export async function verifyPasskey(
  ctx: Pick<FactorsContext, 'party' | 'time'>,
  trx: Kysely<Database>,
  { userId, answer, kind }: { userId: string; answer: PasskeyAnswer; kind: 'sign_in' | 'prove' },
): Promise<{ ok: true } | Refusal> {
  const nowMs = ctx.time.nowMs()
  const asked = { text: challengeOf(answer), kind, userId: kind === 'sign_in' ? null : userId, nowMs }
  const question = await useChallenge(trx, asked)
  if (!question.ok) return question
  const stored = (await selectPasskeys(trx, userId)).find((one) => credentialOf(one) === answer.id)
  if (!stored) return { ok: false, code: 'PASSKEY_REFUSED' }
  const { publicKey, counter } = stored
  const verified = await verifyAuthentication({
    party: ctx.party(),
    challenge: question.challenge,
    response: answer,
    passkey: { ...handleOf(stored), publicKey, counter: Number(counter) },
  })
  if (!verified.ok) return verified
  await recordPasskeyUse(trx, { id: stored.id, counter: verified.counter, at: new Date(nowMs) })
  return { ok: true }
}
