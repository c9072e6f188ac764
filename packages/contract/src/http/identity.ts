import { z } from 'zod'

/**
 * What is known of who the signed-in user is. `off`: this server has no provider. `none`: not given yet.
 * `started`: stored, and the provider has not answered. `waits`: the provider decides, or waits for a document.
 * `refused`, `expired`: how the last check ended; another may begin.
 */
export const IDENTITY_STATUSES = [
  'off',
  'none',
  'started',
  'waits',
  'verified',
  'refused',
  'expired',
] as const

/**
 * Why a check was refused. `mismatch`: name or birth date differ from those registered for the CPF. `not_found`:
 * no such CPF, or it is not in order. `document`: document or face were not accepted. `taken`: another account
 * verified this CPF first. `other_cpf`: the account's withdrawals go to another CPF.
 */
export const IDENTITY_REFUSALS = ['mismatch', 'not_found', 'document', 'taken', 'other_cpf'] as const

/**
 * `documentUrl`: the provider's page for a document and the face, while it waits for them; else null.
 * `attemptsLeft`: checks that may still begin; `nextAttemptAt`: when another may, in ms since 1970, if none is
 * left. `verifiedAt` in ms since 1970, or null. Never the person's data.
 */
export const identityState = z.object({
  status: z.enum(IDENTITY_STATUSES),
  reason: z.enum(IDENTITY_REFUSALS).nullable(),
  documentUrl: z.string().nullable(),
  attemptsLeft: z.number().int(),
  nextAttemptAt: z.number().nullable(),
  verifiedAt: z.number().nullable(),
})
export type IdentityState = z.infer<typeof identityState>

/** Who the user says they are. `name`: in full, as in their document. `birthDate`: YYYY-MM-DD. */
const person = {
  cpf: z.string().max(20),
  name: z.string().max(200),
  birthDate: z.string().max(10),
}
export const identityBody = z.strictObject(person)
export type IdentityBody = z.infer<typeof identityBody>

/** A provider's hint that a check has changed: the server asks the provider itself. */
export const identityHintBody = z.object({ reference: z.string().max(64) })

/** `token`: of the second step of a sign-in, from the refusal of `POST /auth/login`. */
export const recoveryBody = z.strictObject({ token: z.string().min(1).max(128), ...person })

/**
 * How a recovery goes on. `started`, `waits`: the identity is still checked. `refused`: it was not confirmed.
 * `waiting`: it was, and the factors are removed at `endsAt` (ms since 1970) unless the owner cancels.
 */
export const recoveryState = z.object({
  status: z.enum(['started', 'waits', 'refused', 'waiting']),
  documentUrl: z.string().nullable(),
  endsAt: z.number().nullable(),
})
export type RecoveryState = z.infer<typeof recoveryState>

/** `token`: from the link in a mail about the recovery. */
export const cancelRecoveryBody = z.strictObject({ token: z.string().max(64) })

/**
 * The recovery of the signed-in user that waits, or null. It began at `startedAt`, and the factors are removed
 * at `endsAt`; both in ms since 1970.
 */
export const ownRecovery = z.object({
  running: z.object({ startedAt: z.number(), endsAt: z.number() }).nullable(),
})
export type OwnRecovery = z.infer<typeof ownRecovery>
