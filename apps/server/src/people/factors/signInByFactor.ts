import type { PasskeyAnswer, PasskeyQuestion } from '@lance/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { makeAuthenticationOptions } from '../../kernel/factors/passkeys.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { type AdmitOwner, findClosed, hashToken, makeSecretToken, readTrust } from '../accounts/index.ts'
import { findSecondStep, type StoredProof, takeChallenge, upsertProof } from './challengeStore.ts'
import { CHALLENGE_MS, keepChallenge } from './challenges.ts'
import { notifyOfRecovery, type Origin } from './changeFactors.ts'
import type { FactorsContext } from './factorsContext.ts'
import { findPasskeyOwner } from './passkeyStore.ts'
import { readStoredFactors } from './readFactors.ts'
import { verifyCode } from './verifyCode.ts'
import { verifyPasskey } from './verifyPasskey.ts'

type Trx = Kysely<Database>
type Admitted = Awaited<ReturnType<AdmitOwner>>
const REFUSED = { ok: false, code: 'PASSKEY_REFUSED' } as const
const STEP_ENDED = { ok: false, code: 'STEP_ENDED' } as const

/** A challenge for any passkey of this site. Refuses TOO_OFTEN by network, and BUSY. */
export async function askForPasskey(
  ctx: FactorsContext,
  { network }: { network: string },
): Promise<{ ok: true; options: PasskeyQuestion } | Refusal> {
  const admitted = await ctx.limits.countAttempt('passkeyChallenge', network)
  if (!admitted.ok) return admitted
  const options = await makeAuthenticationOptions({ party: ctx.party() })
  const asked = { text: options.challenge, kind: 'sign_in', userId: null, nowMs: ctx.time.nowMs() } as const
  const kept = await keepChallenge(ctx.db, asked)
  return kept.ok ? { ok: true, options } : kept
}

/** See `RequireSecondStep`: the password alone opens no account that has a factor. */
export async function requireSecondStep(
  trx: Trx,
  { userId, nowMs }: { userId: string; nowMs: number },
): Promise<{ ok: true } | Refusal> {
  const { proofs } = await readStoredFactors(trx, userId)
  if (proofs.includes('password')) return { ok: true }
  const { token } = makeSecretToken()
  const kept = await keepChallenge(trx, { text: token, kind: 'second_step', userId, nowMs })
  if (!kept.ok) return kept
  const extra = { token, proofs, expiresInS: CHALLENGE_MS / 1000 }
  return { ok: false, code: 'CODE_REQUIRED', extra }
}

/** The user of a sign-in that waits for its second step. Refuses STEP_ENDED. */
export async function findSecondStepUser(
  { db, time }: Pick<FactorsContext, 'db' | 'time'>,
  token: string,
): Promise<{ ok: true; userId: string } | Refusal> {
  const step = await findSecondStep(db, { hash: hashToken(token), now: new Date(time.nowMs()) })
  return step ? { ok: true, userId: step.userId } : STEP_ENDED
}

/**
 * Admits the user of a second step who knows a code. A wrong code leaves the step open; a right one ends it.
 * So does a new password. Refuses STEP_ENDED, WRONG_CODE and CODE_USED.
 */
export async function admitByCode(
  ctx: FactorsContext,
  trx: Trx,
  { userId, token, code, origin }: { userId: string; token: string; code: string; origin: Origin },
): Promise<Admitted> {
  const locked = await lockSecondStep(ctx, trx, { userId, token })
  if (!locked.ok) return locked
  const verified = await verifyCode(ctx, trx, { userId, code })
  if (!verified.ok) return verified
  const question = { hash: hashToken(token), now: new Date(ctx.time.nowMs()) }
  await takeChallenge(trx, { ...question, kind: 'second_step' })
  if (verified.kind === 'recovery') await notifyOfRecovery(ctx, trx, { userId, origin })
  return admitWithProof(ctx, trx, { userId, kind: verified.kind })
}

/** Locks the user of a sign-in that waits for its second step. Refuses STEP_ENDED, also after a new password. */
export async function lockSecondStep(
  { time }: Pick<FactorsContext, 'time'>,
  trx: Trx,
  { userId, token }: { userId: string; token: string },
): Promise<{ ok: true } | Refusal> {
  if (!(await lockOpenAccount(trx, userId))) return STEP_ENDED
  const step = await findSecondStep(trx, { hash: hashToken(token), now: new Date(time.nowMs()) })
  const { passwordChangedAt } = await readTrust(trx, userId)
  const isOver = step?.userId !== userId || (passwordChangedAt && passwordChangedAt > step.createdAt)
  return isOver ? STEP_ENDED : { ok: true }
}

/** Admits the owner of a passkey. Refuses STEP_ENDED and PASSKEY_REFUSED. */
export async function admitByPasskey(
  ctx: FactorsContext,
  trx: Trx,
  answer: PasskeyAnswer,
): Promise<Admitted> {
  const userId = await findPasskeyOwner(trx, Buffer.from(answer.id, 'base64url'))
  if (userId === null || !(await lockOpenAccount(trx, userId))) return REFUSED
  const verified = await verifyPasskey(ctx, trx, { userId, answer, kind: 'sign_in' })
  return verified.ok ? admitWithProof(ctx, trx, { userId, kind: 'passkey' }) : verified
}

async function lockOpenAccount(trx: Trx, userId: string): Promise<boolean> {
  const account = await findClosed(trx, userId, { held: true })
  return account !== undefined && account.closedAt === null
}

/** The new session begins with a fresh proof: the owner just gave one. */
async function admitWithProof(
  { time, onFactorUsed }: Pick<FactorsContext, 'time' | 'onFactorUsed'>,
  trx: Trx,
  { userId, kind }: { userId: string; kind: StoredProof['kind'] },
): Promise<Admitted> {
  const nowMs = time.nowMs()
  const provedAt = new Date(nowMs)
  await onFactorUsed(trx, { userId, nowMs })
  return {
    ok: true,
    userId,
    onBegun: (begun, sessionId) => upsertProof(begun, { sessionId, kind, provedAt }),
  }
}
