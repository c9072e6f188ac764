import { MOVE_INPUTS } from '@lance/domain'
import { z } from 'zod'
import { clientId } from '../http/shared.ts'

// Sockets ignore unknown fields: clients send `timestamp` and `userId` beside `type`, but the server does not
// trust them.
const message = <T extends string, D extends z.ZodType>(type: T, data: D) =>
  z.object({ type: z.literal(type), data })
const bare = <T extends string>(type: T) => z.object({ type: z.literal(type), data: z.unknown().optional() })

/** No turn lasts longer than two days. */
const AWAY_MAX_MS = 172_800_000

const square = z.string().regex(/^[a-h][1-8]$/)

export const authMessage = z.object({ type: z.literal('auth'), token: z.string().max(200).nullable() })

/**
 * Used for fair play only, in rated and wagered games: how the move was made, for how many ms the page was
 * out of sight or focus during the turn, and how long after its return the move came. Never affects the move;
 * invalid signs are ignored.
 */
export const moveSigns = z
  .object({
    input: z.enum(MOVE_INPUTS).nullable(),
    awayMs: z.number().min(0).max(AWAY_MAX_MS),
    backMs: z.number().min(0).max(AWAY_MAX_MS).nullable(),
  })
  .optional()
  .catch(undefined)

/**
 * A move: `ply` is its number in the game (1 is White's first), `moveId` the client's id for it; a repeat of
 * the same (player, ply, move) gets the first answer.
 */
export const moveMessage = message(
  'move',
  z.object({
    from: square,
    to: square,
    promotion: z.enum(['q', 'r', 'b', 'n']).nullish(),
    ply: z.number().int().min(1).max(20_000),
    moveId: clientId,
    signs: moveSigns,
  }),
)

export const gameClientMessage = z.discriminatedUnion('type', [
  moveMessage,
  bare('resign'),
  bare('draw_offer'),
  message('draw_accept', z.object({ offerId: z.string().max(64) })),
  bare('draw_decline'),
  message('claim', z.object({ result: z.enum(['win', 'draw']) })),
  bare('rematch'),
  /** A `messageId` lets the client send a message again without its being stored twice. */
  message('chat', z.object({ message: z.string().max(4000), messageId: clientId.optional() })),
  bare('sync'),
  bare('ping'),
])
export type GameClientMessage = z.infer<typeof gameClientMessage>

export const playerClientMessage = z.discriminatedUnion('type', [bare('ping')])
export type PlayerClientMessage = z.infer<typeof playerClientMessage>
