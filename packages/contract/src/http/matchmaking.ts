import { PRESENCE_STATUSES } from '@lance/domain'
import { z } from 'zod'
import { gameId, increment, userId, variant } from './shared.ts'

/** `time_control` and `increment` in seconds, `wager` in R$. */
export const searchBody = z.strictObject({
  player_id: userId,
  time_control: z.number().int(),
  increment: increment.optional(),
  variant: variant.optional(),
  wager: z.number(),
})
export type SearchBody = z.infer<typeof searchBody>

export const searchAnswer = z.object({
  status: z.enum(['searching', 'matched']),
  game_id: gameId.optional(),
})
export type SearchAnswer = z.infer<typeof searchAnswer>

/** A player's row of `players_online`. */
export const playerOnline = z.object({
  id: userId,
  status: z.enum(PRESENCE_STATUSES),
  current_game_id: gameId.nullable(),
})
export type PlayerOnline = z.infer<typeof playerOnline>

/**
 * The only change a client may request is `online` without a game, which leaves a live search; any other is
 * refused with STATUS_REFUSED.
 */
export const updatePlayerOnlineBody = z.strictObject({
  status: z.enum(PRESENCE_STATUSES),
  current_game_id: gameId.nullable(),
})

/** The search to cancel, by its time control in seconds; without it, all searches of the user. */
export const cancelSearchQuery = z.strictObject({ time_control: z.coerce.number<number>().int().optional() })

/** The user's searches that continue without a waiting page: daily ones. Times in ms since 1970. */
export const ownSearches = z.object({
  items: z.array(
    z.object({
      time_control: z.number().int(),
      wager: z.number(),
      entered_at: z.number(),
      until: z.number(),
    }),
  ),
})
