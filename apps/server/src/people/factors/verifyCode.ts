import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { findRecoveryCode, normaliseRecoveryCode } from '../../kernel/factors/recoveryCodes.ts'
import { verifyTotp } from '../../kernel/factors/totp.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { findTotp, recordTotpStep, selectUnusedCodes, useRecoveryCode } from './codeStore.ts'
import type { FactorsContext } from './factorsContext.ts'

type Given = { userId: string; code: string }
const WRONG_CODE = { ok: false, code: 'WRONG_CODE' } as const

/**
 * Verifies a code of the user's authenticator app, or a recovery code, and uses it up. The caller has locked
 * the user and counted the guess. Refuses WRONG_CODE or CODE_USED.
 */
export async function verifyCode(
  ctx: Pick<FactorsContext, 'box' | 'time'>,
  trx: Kysely<Database>,
  given: Given,
): Promise<{ ok: true; kind: 'totp' | 'recovery' } | Refusal> {
  if (normaliseRecoveryCode(given.code) !== null) return verifyRecoveryCode(ctx, trx, given)
  const verified = await verifyTotpCode(ctx, trx, { ...given, isConfirmed: true })
  return verified.ok ? { ok: true, kind: 'totp' } : verified
}

async function verifyRecoveryCode(
  { time }: Pick<FactorsContext, 'time'>,
  trx: Kysely<Database>,
  { userId, code }: Given,
): Promise<{ ok: true; kind: 'recovery' } | Refusal> {
  const found = findRecoveryCode(code, await selectUnusedCodes(trx, userId))
  if (!found) return WRONG_CODE
  const used = { userId, hash: found.hash, at: new Date(time.nowMs()) }
  return (await useRecoveryCode(trx, used)) ? { ok: true, kind: 'recovery' } : WRONG_CODE
}

/** Verifies a code of an authenticator app that is confirmed, or of the one that waits for its first code. */
export async function verifyTotpCode(
  { box, time }: Pick<FactorsContext, 'box' | 'time'>,
  trx: Kysely<Database>,
  { userId, code, isConfirmed }: Given & { isConfirmed: boolean },
): Promise<{ ok: true } | Refusal> {
  const stored = await findTotp(trx, userId)
  if (!stored || (stored.confirmedAt !== null) !== isConfirmed) return WRONG_CODE
  const secret = box.open(stored, userId)
  const lastStep = stored.lastStep === null ? null : Number(stored.lastStep)
  const verified = verifyTotp({ secret, code, nowMs: time.nowMs(), lastStep })
  if (!verified.ok) return verified
  const sealed = box.isOutdated(stored) ? box.seal(secret, userId) : stored
  const isFirst = await recordTotpStep(trx, { userId, step: verified.step, secret: sealed })
  return isFirst ? { ok: true } : { ok: false, code: 'CODE_USED' }
}
