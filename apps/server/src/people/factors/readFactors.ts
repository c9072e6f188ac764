import type { Factors, Passkey, ProofKind } from '@lance/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { Caller } from '../../kernel/routing.ts'
import { findProof } from './challengeStore.ts'
import { PROOF_MS } from './challenges.ts'
import { findTotp, type StoredTotp, selectUnusedCodes } from './codeStore.ts'
import type { FactorsContext } from './factorsContext.ts'
import { type StoredPasskey, selectPasskeys } from './passkeyStore.ts'

export type StoredFactors = {
  passkeys: StoredPasskey[]
  /** Null until a code has confirmed it. */
  totp: StoredTotp | null
  recoveryCodesLeft: number
  /** What the owner may prove themselves with, the best first. */
  proofs: ProofKind[]
}

/** What guards an account. Recovery codes count beside a factor, and the password only without one. */
export async function readStoredFactors(db: Kysely<Database>, userId: string): Promise<StoredFactors> {
  const passkeys = await selectPasskeys(db, userId)
  const found = await findTotp(db, userId)
  const totp = found?.confirmedAt ? found : null
  const recoveryCodesLeft = (await selectUnusedCodes(db, userId)).length
  const proofs: ProofKind[] = []
  if (passkeys.length > 0) proofs.push('passkey')
  if (totp) proofs.push('totp')
  if (proofs.length === 0) proofs.push('password')
  else if (recoveryCodesLeft > 0) proofs.push('recovery')
  return { passkeys, totp, recoveryCodesLeft, proofs }
}

export const makePasskey = ({ id, name, createdAt, usedAt }: StoredPasskey): Passkey => ({
  id,
  name,
  createdAt: createdAt.getTime(),
  usedAt: usedAt?.getTime() ?? null,
})

/** The caller's factors, and until when this session's last proof counts. */
export async function readFactors(
  { db, time }: Pick<FactorsContext, 'db' | 'time'>,
  { userId, sessionId }: Caller,
): Promise<Factors> {
  const { passkeys, totp, recoveryCodesLeft, proofs } = await readStoredFactors(db, userId)
  const proof = await findProof(db, sessionId)
  const untilMs = proof && proofs.includes(proof.kind) ? proof.provedAt.getTime() + PROOF_MS : 0
  return {
    passkeys: passkeys.map(makePasskey),
    totpSince: totp?.confirmedAt?.getTime() ?? null,
    recoveryCodesLeft,
    proofs,
    provedUntil: untilMs > time.nowMs() ? untilMs : null,
  }
}
