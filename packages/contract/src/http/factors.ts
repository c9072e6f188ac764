import { z } from 'zod'
import { PROOF_KINDS } from './factorKinds.ts'
import { passkeyAnswer, passkeyCreation, passkeyQuestion, passkeyRegistration } from './webauthn.ts'

export const proofKind = z.enum(PROOF_KINDS)

/** `id` is ours, not the authenticator's. Times in ms since 1970; `usedAt` null until the first use. */
export const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.number(),
  usedAt: z.number().nullable(),
})
export type Passkey = z.infer<typeof passkey>

/**
 * The factors of the signed-in user. `totpSince`: when the authenticator app was confirmed, in ms since 1970,
 * or null. `proofs`: what this account may prove itself with, the best first. `provedUntil`: until when this
 * session's last proof counts, or null.
 */
export const factors = z.object({
  passkeys: z.array(passkey),
  totpSince: z.number().nullable(),
  recoveryCodesLeft: z.number().int(),
  proofs: z.array(proofKind),
  provedUntil: z.number().nullable(),
})
export type Factors = z.infer<typeof factors>

const name = z.string().max(200)
/** Six digits from an authenticator app, or a recovery code. */
const code = z.string().min(1).max(64)

export const passkeyCreationAnswer = z.object({ options: passkeyCreation })
export const passkeyQuestionAnswer = z.object({ options: passkeyQuestion })

export const addPasskeyBody = z.strictObject({ name, passkey: passkeyRegistration })
export const namePasskeyBody = z.strictObject({ name })
export const passkeyParams = z.object({ passkeyId: z.uuid() })

/** `recoveryCodes`: ten new codes, shown this once; null when the account has codes already. */
export const addedPasskey = z.object({ passkey, recoveryCodes: z.array(z.string()).nullable() })
export type AddedPasskey = z.infer<typeof addedPasskey>

/** `secret` in base32; `uri` is the same for a QR code. */
export const startedTotp = z.object({ secret: z.string(), uri: z.string() })
export type StartedTotp = z.infer<typeof startedTotp>
export const confirmTotpBody = z.strictObject({ code })
export const confirmedTotp = z.object({ recoveryCodes: z.array(z.string()).nullable() })

export const recoveryCodesAnswer = z.object({ recoveryCodes: z.array(z.string()) })

/** A fresh proof of the owner. `code` is a code of the app or a recovery code. */
export const proofBody = z.union([
  z.strictObject({ passkey: passkeyAnswer }),
  z.strictObject({ code }),
  z.strictObject({ password: z.string().max(1024) }),
])
export type ProofBody = z.infer<typeof proofBody>
export const provedAnswer = z.object({ provedUntil: z.number() })

export const signInByPasskeyBody = z.strictObject({ passkey: passkeyAnswer })
/** `token`: from the refusal of `POST /auth/login`. */
export const signInByCodeBody = z.strictObject({ token: z.string().min(1).max(128), code })
