import { z } from 'zod'

/**
 * Closing an account requires a proof of the owner, in case the session was stolen: the password, or for an
 * account with factors a fresh proof by `POST /auth/proof`.
 */
export const closeAccountBody = z.strictObject({ password: z.string().max(1024).optional() })

/** So does downloading the file of all data about the user. */
export const exportDataBody = z.strictObject({ password: z.string().max(1024).optional() })
