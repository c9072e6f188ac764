import { z } from 'zod'

/** The end of one's account asks for the password, whoever holds the session. */
export const closeAccountBody = z.strictObject({ password: z.string().max(1024) })
