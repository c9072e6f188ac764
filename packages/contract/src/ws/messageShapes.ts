import { z } from 'zod'

/**
 * A message of a client. Sockets ignore unknown fields: clients send `timestamp` and `userId` beside `type`,
 * but the server does not trust them.
 */
export const message = <T extends string, D extends z.ZodType>(type: T, data: D) =>
  z.object({ type: z.literal(type), data })

/** A message that says all by its type. */
export const bareMessage = <T extends string>(type: T) =>
  z.object({ type: z.literal(type), data: z.unknown().optional() })

/** An event of the server. */
export const event = <T extends string, D extends z.ZodType>(type: T, data: D) =>
  z.object({ type: z.literal(type), data })

/** An event of a game carries the game's `version`, which rises with every stored change. */
export const gameEvent = <T extends string, D extends z.ZodType>(type: T, data: D) =>
  z.object({ type: z.literal(type), version: z.number().int(), data })

/** Every socket takes it, and answers it with `pong`. */
export const pingMessage = bareMessage('ping')

/** When the server received the ping, in ms since 1970. */
export const pong = z.object({ at: z.number() })

/**
 * A refusal, with a text in the user's language. `code` is a `SocketErrorCode`, which an older client may not
 * know; `moveId`, `messageId` and `berserkId` name the move, chat message or berserk that was refused.
 */
export const errorEvent = event(
  'error',
  z.object({
    message: z.string(),
    code: z.string(),
    moveId: z.string().optional(),
    messageId: z.string().optional(),
    berserkId: z.string().optional(),
  }),
)
