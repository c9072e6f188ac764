import type { OwnerProof } from '../../kernel/ownerProof.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { findProof, type StoredProof } from './challengeStore.ts'
import { PROOF_MS } from './challenges.ts'
import type { FactorsContext } from './factorsContext.ts'
import { readStoredFactors } from './readFactors.ts'

/** A proof by password counts only while the account has no factor; one by a lost factor still does. */
function isFresh(proof: StoredProof | null, { hasFactor, nowMs }: { hasFactor: boolean; nowMs: number }) {
  if (!proof || (hasFactor && proof.kind === 'password')) return false
  return nowMs < proof.provedAt.getTime() + PROOF_MS
}

/** See `ProveOwner`. */
export async function proveOwner(
  ctx: Pick<FactorsContext, 'db' | 'time' | 'provePassword'>,
  { caller, password, network }: OwnerProof,
): Promise<{ ok: true; passwordHash?: string } | Refusal> {
  const { userId, sessionId } = caller
  const { proofs } = await readStoredFactors(ctx.db, userId)
  const hasFactor = !proofs.includes('password')
  if (!hasFactor && password !== undefined) {
    const proved = await ctx.provePassword({ userId, password, network })
    return proved.ok ? { ok: true, passwordHash: proved.hash } : proved
  }
  const proof = await findProof(ctx.db, sessionId)
  return isFresh(proof, { hasFactor, nowMs: ctx.time.nowMs() })
    ? { ok: true }
    : { ok: false, code: 'STEP_UP_REQUIRED', extra: { proofs } }
}
