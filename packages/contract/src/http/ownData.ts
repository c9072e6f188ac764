import { z } from 'zod'

/** The end of one's account asks for the password, whoever holds the session. */
export const closeAccountBody = z.strictObject({ password: z.string().max(1024) })

/** So does the file of everything that is kept of one. */
export const takeDataBody = z.strictObject({ password: z.string().max(1024) })
