import { PRESENCE_STATUSES } from '@lance/domain'
import { z } from 'zod'
import { userId } from './shared.ts'

export const ROLES = ['FREEMIUM', 'PREMIUM'] as const
export const role = z.enum(ROLES)
export type Role = z.infer<typeof role>

/** A user as he sees himself. Specification, part 1, section 3; `balance` in R$. */
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
})
export type User = z.infer<typeof user>

export const userAnswer = z.object({ user })

/** `expiresInS`: seconds for which `token` is good. */
export const sessionAnswer = z.object({ token: z.string(), user, expiresInS: z.number().int() })
export type SessionAnswer = z.infer<typeof sessionAnswer>

// Bounds of length only: what the texts must be is a rule with an error of its own.
const email = z.string().max(320)
const password = z.string().max(1024)
const mailToken = z.string().min(1).max(128)

export const registerBody = z.strictObject({ email, password, name: z.string().max(200) })
export const loginBody = z.strictObject({ email, password })
export const forgotPasswordBody = z.strictObject({ email })
export const resetPasswordBody = z.strictObject({ token: mailToken, password })
export const changePasswordBody = z.strictObject({ currentPassword: password, password })
export const confirmEmailBody = z.strictObject({ token: mailToken })
/** A country that is left out stays as it is; null takes it away. */
export const updateUserBody = z.strictObject({
  name: z.string().max(200),
  country: z.string().max(200).nullable().optional(),
})
export const changeRoleBody = z.strictObject({ role })

/**
 * Where a user is signed in. `current`: by this call's own token. `browser`, `system`: by their names, as they were at
 * sign-in; null where they did not say. Times in ms since 1970; `usedAt` is as exact as access tokens are long.
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

/** The end of sessions asks for the password, whoever holds the one that asks. */
export const endSessionsBody = z.strictObject({ password })
