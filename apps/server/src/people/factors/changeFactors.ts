import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { makeRecoveryCodes } from '../../kernel/factors/recoveryCodes.ts'
import { writeSecurityEvent } from '../../kernel/log/writeSecurityEvent.ts'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import { findClosed } from '../accounts/index.ts'
import { notifyOwner, type Origin } from '../securityNotices/index.ts'
import { deleteChallengesOf, recordFactorChange } from './challengeStore.ts'
import { replaceRecoveryCodes } from './codeStore.ts'
import type { FactorsContext } from './factorsContext.ts'
import { proveOwner } from './proveOwner.ts'
import { readStoredFactors } from './readFactors.ts'

export type { Origin }

/** What the owner is told of. `factor`: a passkey's name; null for the authenticator app. */
export type FactorChange =
  | { kind: 'factor_added' | 'factor_removed'; factor: string | null }
  | { kind: 'recovery_codes_made' }

type Changed<Success> = { ok: true; change: FactorChange | null; answer: Success }

type Change<Success> = (trx: Kysely<Database>, nowMs: number) => Promise<Changed<Success> | Refusal>

/**
 * Changes the factors of a caller who has proved to be the owner: locks the user, applies `apply`, lets
 * withdrawals rest, voids questions that wait, and notifies the owner by mail. A null `change`: there was
 * nothing to change. Refuses what `proveOwner` and `apply` refuse.
 */
export async function changeFactors<Success>(
  ctx: FactorsContext,
  caller: Caller,
  { origin, apply }: { origin: Origin; apply: Change<Success> },
): Promise<Changed<Success> | Refusal> {
  const { userId } = caller
  const proved = await proveOwner(ctx, { caller, password: undefined, network: origin.network })
  const changed = proved.ok
    ? await ctx.db.transaction().execute(async (trx) => {
        const nowMs = ctx.time.nowMs()
        const account = await findClosed(trx, userId, { held: true })
        if (!account || account.closedAt) return { ok: false, code: 'SESSION_ENDED' } as const
        const applied = await apply(trx, nowMs)
        if (!applied.ok || applied.change === null) return applied
        await recordFactorChange(trx, { userId, at: new Date(nowMs) })
        await deleteChallengesOf(trx, userId)
        await notifyOwner(trx, { userId, notice: { ...applied.change, origin }, nowMs })
        return applied
      })
    : proved
  if (!changed.ok) writeSecurityEvent(ctx.log, { event: 'factor_change_refused', userId, code: changed.code })
  else if (changed.change) writeSecurityEvent(ctx.log, { event: changed.change.kind, userId })
  return changed
}

/** Makes the ten codes of an account that just got its first factor, or null if it has codes. */
export async function makeFirstCodes(trx: Kysely<Database>, userId: string): Promise<string[] | null> {
  const { recoveryCodesLeft } = await readStoredFactors(trx, userId)
  return recoveryCodesLeft > 0 ? null : makeNewCodes(trx, userId)
}

/** Replaces the account's recovery codes and returns the new ones, which are shown this once. */
export async function makeNewCodes(trx: Kysely<Database>, userId: string): Promise<string[]> {
  const codes = makeRecoveryCodes()
  await replaceRecoveryCodes(trx, { userId, codes })
  return codes.map(({ code }) => code)
}

/** Codes without a factor to replace would open an account that its password alone opens. */
export async function dropCodesWithoutFactor(trx: Kysely<Database>, userId: string): Promise<void> {
  const { proofs } = await readStoredFactors(trx, userId)
  if (proofs.includes('password')) await replaceRecoveryCodes(trx, { userId, codes: [] })
}

/** Notifies the owner that a recovery code was used. */
export async function notifyOfRecovery(
  { time }: Pick<FactorsContext, 'time'>,
  trx: Kysely<Database>,
  { userId, origin }: { userId: string; origin: Origin },
): Promise<void> {
  const notice = { kind: 'recovery_code_used', origin } as const
  await notifyOwner(trx, { userId, notice, nowMs: time.nowMs() })
}
