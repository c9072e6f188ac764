import { DECLARED_LEVELS, PRESENCE_STATUSES } from '@lance/domain'
import { z } from 'zod'
import { userId } from './shared.ts'

export const ROLES = ['FREEMIUM', 'PREMIUM'] as const
export const role = z.enum(ROLES)
export type Role = z.infer<typeof role>

/** The signed-in user; `balance` in R$. `introductionDue`: they are new, and haven't ended or skipped the introduction. */
export const user = z.object({
  id: userId,
  name: z.string(),
  email: z.string(),
  role,
  isPremium: z.boolean(),
  isFreemium: z.boolean(),
  isChampion: z.boolean(),
  balance: z.number(),
  titles: z.number().int(),
  isRegistered: z.boolean(),
  status: z.enum(PRESENCE_STATUSES),
  currentGameId: z.string().nullable(),
  phone: z.string().nullable(),
  elo: z.number().int(),
  eloProvisional: z.boolean(),
  score: z.number().int(),
  country: z.string().length(2).nullable(),
  emailConfirmed: z.boolean(),
  introductionDue: z.boolean(),
})
export type User = z.infer<typeof user>

export const userAnswer = z.object({ user })

/** `expiresInS`: how many seconds `token` is valid. */
export const sessionAnswer = z.object({ token: z.string(), user, expiresInS: z.number().int() })
export type SessionAnswer = z.infer<typeof sessionAnswer>

// Bounds only the lengths: the rules for the contents have their own errors.
const email = z.string().max(320)
const password = z.string().max(1024)
const mailToken = z.string().min(1).max(128)

export const registerBody = z.strictObject({ email, password, name: z.string().max(200) })
export const loginBody = z.strictObject({ email, password })
export const forgotPasswordBody = z.strictObject({ email })
export const resetPasswordBody = z.strictObject({ token: mailToken, password })
/** An account with factors proves its owner by `POST /auth/proof` instead of `currentPassword`. */
export const changePasswordBody = z.strictObject({ currentPassword: password.optional(), password })
export const confirmEmailBody = z.strictObject({ token: mailToken })
/** Changing the address asks for a proof of the owner, in case the calling session was stolen. */
export const emailChangeBody = z.strictObject({ email, password: password.optional() })
/**
 * The change of address that waits for its links, if any. `needsApproval`: the old address must open one too.
 * `expiresAt` in ms since 1970.
 */
export const emailChangeState = z.object({
  pending: z
    .object({
      email: z.string(),
      needsApproval: z.boolean(),
      approved: z.boolean(),
      proved: z.boolean(),
      expiresAt: z.number(),
    })
    .nullable(),
})
export type EmailChangeState = z.infer<typeof emailChangeState>
export const emailChangeTokenBody = z.strictObject({ token: mailToken })
/** `waitsFor`: whose link is still to be opened; null when the address has changed. */
export const emailChangeStepAnswer = z.object({ waitsFor: z.enum(['old', 'new']).nullable() })
export type EmailChangeStepAnswer = z.infer<typeof emailChangeStepAnswer>
/** An omitted country stays unchanged; null removes it. */
export const updateUserBody = z.strictObject({
  name: z.string().max(200),
  country: z.string().max(200).nullable().optional(),
})
/** How well the player says they play; null if they skip the question. */
export const introductionBody = z.strictObject({ level: z.enum(DECLARED_LEVELS).nullable() })
export const changeRoleBody = z.strictObject({ role })

/**
 * A session of the signed-in user. `current`: this call's own session. `browser` and `system`: their names at
 * sign-in, null if unknown. Times in ms since 1970; `usedAt` is only as precise as the lifetime of an access
 * token.
 */
export const ownSession = z.object({
  id: z.uuid(),
  current: z.boolean(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: z.number(),
  usedAt: z.number(),
})
export type OwnSession = z.infer<typeof ownSession>

export const ownSessionList = z.object({ items: z.array(ownSession), nextCursor: z.null() })
export type OwnSessionList = z.infer<typeof ownSessionList>

/**
 * Ending sessions requires a proof of the owner, in case the calling session was stolen: the password, or for
 * an account with factors a fresh proof by `POST /auth/proof`.
 */
export const endSessionsBody = z.strictObject({ password: password.optional() })
