import { z } from 'zod'

/** The body of every error: a text in the caller's language and a stable code. */
export const errorBody = z.object({ error: z.string(), code: z.string() })
export type ErrorBody = z.infer<typeof errorBody>

export const userId = z.uuid()
export const gameId = z.string().regex(/^[a-z0-9-]{8,64}$/)
/** A move or an offer is named by its maker, so that a repeat is known as such. */
export const clientId = z.uuid()

/** A call that says nothing may come with an empty object, or with no body at all (null, to the server). */
export const emptyBody = z.strictObject({}).nullish()

/** The answer of a call that has nothing to tell. */
export const emptyAnswer = z.object({})
