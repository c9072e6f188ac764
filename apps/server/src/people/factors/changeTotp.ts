import type { StartedTotp } from '@lance/contract'
import { makeTotpSecret, totpSecretText, totpUri } from '../../kernel/factors/totp.ts'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import {
  changeFactors,
  dropCodesWithoutFactor,
  makeFirstCodes,
  makeNewCodes,
  type Origin,
} from './changeFactors.ts'
import { confirmTotpOf, deleteTotp, findTotp, insertUnconfirmedTotp } from './codeStore.ts'
import { countCodeGuess } from './countCodeGuess.ts'
import type { FactorsContext } from './factorsContext.ts'
import { readStoredFactors } from './readFactors.ts'
import { verifyTotpCode } from './verifyCode.ts'

/** How long a secret waits for its first code. */
export const FIRST_CODE_MS = 60 * 60_000

const TOTP_ON = { ok: false, code: 'TOTP_ON' } as const

/** Makes a secret for an authenticator app. It guards nothing until `confirmTotp`. Refuses TOTP_ON and what `changeFactors` does. */
export async function startTotp(
  ctx: FactorsContext,
  caller: Caller,
  { origin, email }: { origin: Origin; email: string },
): Promise<{ ok: true; answer: StartedTotp } | Refusal> {
  const { userId } = caller
  return changeFactors(ctx, caller, {
    origin,
    async apply(trx, nowMs) {
      if ((await findTotp(trx, userId))?.confirmedAt) return TOTP_ON
      const secret = makeTotpSecret()
      const sealed = ctx.box.seal(secret, userId)
      await insertUnconfirmedTotp(trx, { userId, secret: sealed, at: new Date(nowMs) })
      const uri = totpUri({ secret, issuer: ctx.party().name, account: email })
      return { ok: true, change: null, answer: { secret: totpSecretText(secret), uri } }
    },
  })
}

/** Makes the app count after its first code. Refuses TOTP_ON, STEP_ENDED, WRONG_CODE and what `changeFactors` does. */
export async function confirmTotp(
  ctx: FactorsContext,
  caller: Caller,
  { origin, code }: { origin: Origin; code: string },
): Promise<{ ok: true; answer: { recoveryCodes: string[] | null } } | Refusal> {
  const { userId } = caller
  const confirm = () =>
    changeFactors(ctx, caller, {
      origin,
      async apply(trx, nowMs) {
        const started = await findTotp(trx, userId)
        if (started?.confirmedAt) return TOTP_ON
        if (!started || started.createdAt.getTime() + FIRST_CODE_MS <= nowMs)
          return { ok: false, code: 'STEP_ENDED' }
        const verified = await verifyTotpCode(ctx, trx, { userId, code, isConfirmed: false })
        if (!verified.ok) return verified
        const recoveryCodes = await makeFirstCodes(trx, userId)
        await confirmTotpOf(trx, { userId, at: new Date(nowMs) })
        return { ok: true, change: { kind: 'factor_added', factor: null }, answer: { recoveryCodes } }
      },
    })
  return countCodeGuess(ctx, { userId, network: origin.network }, confirm)
}

/** Removes the authenticator app; without one, does nothing. */
export async function removeTotp(
  ctx: FactorsContext,
  caller: Caller,
  { origin }: { origin: Origin },
): Promise<{ ok: true } | Refusal> {
  const { userId } = caller
  return changeFactors(ctx, caller, {
    origin,
    async apply(trx) {
      const wasOn = await deleteTotp(trx, userId)
      await dropCodesWithoutFactor(trx, userId)
      return { ok: true, change: wasOn ? { kind: 'factor_removed', factor: null } : null, answer: null }
    },
  })
}

/** Replaces the recovery codes. Refuses NO_FACTOR for an account without one, and what `changeFactors` does. */
export async function renewRecoveryCodes(
  ctx: FactorsContext,
  caller: Caller,
  { origin }: { origin: Origin },
): Promise<{ ok: true; answer: { recoveryCodes: string[] } } | Refusal> {
  return changeFactors(ctx, caller, {
    origin,
    async apply(trx) {
      const { proofs } = await readStoredFactors(trx, caller.userId)
      if (proofs.includes('password')) return { ok: false, code: 'NO_FACTOR' }
      const recoveryCodes = await makeNewCodes(trx, caller.userId)
      return { ok: true, change: { kind: 'recovery_codes_made' }, answer: { recoveryCodes } }
    },
  })
}
