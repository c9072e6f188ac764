import { z } from 'zod'

/** Closing an account requires the password, in case the session was stolen. */
export const closeAccountBody = z.strictObject({ password: z.string().max(1024) })

/** So does downloading the file of all data about the user. */
export const exportDataBody = z.strictObject({ password: z.string().max(1024) })
