import type { PasskeyQuestion, ProofBody, ProofKind } from '@lance/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { makeAuthenticationOptions } from '../../kernel/factors/passkeys.ts'
import { writeSecurityEvent } from '../../kernel/log/writeSecurityEvent.ts'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import { findClosed } from '../accounts/index.ts'
import { upsertProof } from './challengeStore.ts'
import { keepChallenge, PROOF_MS } from './challenges.ts'
import { notifyOfRecovery, type Origin } from './changeFactors.ts'
import { countCodeGuess } from './countCodeGuess.ts'
import type { FactorsContext } from './factorsContext.ts'
import { selectPasskeys } from './passkeyStore.ts'
import { readStoredFactors } from './readFactors.ts'
import { verifyCode } from './verifyCode.ts'
import { handleOf, verifyPasskey } from './verifyPasskey.ts'

/** A challenge for the caller's own passkeys. Refuses PASSKEY_NOT_FOUND when they have none. */
export async function askForProof(
  ctx: FactorsContext,
  { userId }: Caller,
): Promise<{ ok: true; options: PasskeyQuestion } | Refusal> {
  const passkeys = await selectPasskeys(ctx.db, userId)
  if (passkeys.length === 0) return { ok: false, code: 'PASSKEY_NOT_FOUND' }
  const options = await makeAuthenticationOptions({ party: ctx.party(), allowed: passkeys.map(handleOf) })
  const asked = { text: options.challenge, kind: 'prove', userId, nowMs: ctx.time.nowMs() } as const
  const kept = await ctx.db.transaction().execute((trx) => keepChallenge(trx, asked))
  return kept.ok ? { ok: true, options } : kept
}

type Proved = { ok: true; kind: ProofKind }

/**
 * Proves the owner in the caller's session for five minutes. Refuses what checking a passkey, a code or the
 * password refuses, and STEP_UP_REQUIRED for the password of an account that has a factor.
 */
export async function giveProof(
  ctx: FactorsContext,
  caller: Caller,
  { proof, origin }: { proof: ProofBody; origin: Origin },
): Promise<{ ok: true; provedUntil: number } | Refusal> {
  const { userId } = caller
  const proved =
    'password' in proof
      ? await provePassword(ctx, caller, { ...proof, origin })
      : await proveFactor(ctx, caller, { proof, origin })
  if (!proved.ok) {
    writeSecurityEvent(ctx.log, { event: 'owner_proof_refused', userId, code: proved.code })
    return proved
  }
  writeSecurityEvent(ctx.log, { event: 'owner_proved', userId, proof: proved.kind })
  return { ok: true, provedUntil: ctx.time.nowMs() + PROOF_MS }
}

async function provePassword(
  ctx: FactorsContext,
  { userId, sessionId }: Caller,
  { password, origin }: { password: string; origin: Origin },
): Promise<Proved | Refusal> {
  const { proofs } = await readStoredFactors(ctx.db, userId)
  if (!proofs.includes('password')) return { ok: false, code: 'STEP_UP_REQUIRED', extra: { proofs } }
  const proved = await ctx.provePassword({ userId, password, network: origin.network })
  if (!proved.ok) return proved
  await upsertProof(ctx.db, { sessionId, kind: 'password', provedAt: new Date(ctx.time.nowMs()) })
  return { ok: true, kind: 'password' }
}

async function proveFactor(
  ctx: FactorsContext,
  { userId, sessionId }: Caller,
  { proof, origin }: { proof: Exclude<ProofBody, { password: string }>; origin: Origin },
): Promise<Proved | Refusal> {
  const prove = async (trx: Kysely<Database>): Promise<Proved | Refusal> => {
    const account = await findClosed(trx, userId, { held: true })
    if (!account || account.closedAt) return { ok: false, code: 'SESSION_ENDED' }
    const verified = await verifyFactor(ctx, trx, { userId, proof })
    if (!verified.ok) return verified
    const { kind } = verified
    await upsertProof(trx, { sessionId, kind, provedAt: new Date(ctx.time.nowMs()) })
    if (kind === 'recovery') await notifyOfRecovery(ctx, trx, { userId, origin })
    await ctx.onFactorUsed(trx, { userId, nowMs: ctx.time.nowMs() })
    return verified
  }
  const inTransaction = () => ctx.db.transaction().execute(prove)
  return 'code' in proof
    ? countCodeGuess(ctx, { userId, network: origin.network }, inTransaction)
    : inTransaction()
}

async function verifyFactor(
  ctx: FactorsContext,
  trx: Kysely<Database>,
  { userId, proof }: { userId: string; proof: Exclude<ProofBody, { password: string }> },
): Promise<Proved | Refusal> {
  if ('code' in proof) return verifyCode(ctx, trx, { userId, code: proof.code })
  const verified = await verifyPasskey(ctx, trx, { userId, answer: proof.passkey, kind: 'prove' })
  return verified.ok ? { ok: true, kind: 'passkey' } : verified
}
