import { VARIANTS } from '@lance/domain'
import { z } from 'zod'

/** The body of every error: a text in the caller's language and a stable code. */
export const errorBody = z.object({ error: z.string(), code: z.string() })
export type ErrorBody = z.infer<typeof errorBody>

export const userId = z.uuid()
export const gameId = z.string().regex(/^[a-z0-9-]{8,64}$/)
/** The client's id for a move, an offer and the like, by which the server recognizes a repeat. */
export const clientId = z.uuid()

/** What each move adds to its player's clock, in seconds. Without it, nothing: servers of the previous version. */
export const increment = z.number().int()

/** The rules of a game. Without it, those of standard chess: servers of the previous version. */
export const variant = z.enum(VARIANTS)

/** A call without content may have an empty object as its body, or none at all (null on the server). */
export const emptyBody = z.strictObject({}).nullish()

/** The answer of a call with nothing to return. */
export const emptyAnswer = z.object({})
