import { PRESENCE_STATUSES } from '@lance/domain'
import { z } from 'zod'
import { gameId, userId } from './shared.ts'

/** `time_control` in seconds, `wager` in R$. */
export const searchBody = z.strictObject({
  player_id: userId,
  time_control: z.number().int(),
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
 * The only change a client may ask for is `online` with no game, which leaves a live search; any other is refused
 * by STATUS_REFUSED.
 */
export const updatePlayerOnlineBody = z.strictObject({
  status: z.enum(PRESENCE_STATUSES),
  current_game_id: gameId.nullable(),
})

/** Which search to cancel, by its time control in seconds; without it, all of one's own. */
export const cancelSearchQuery = z.strictObject({ time_control: z.coerce.number().int().optional() })

/** The searches of one's own that stand without a waiting page: daily ones. Times in ms since 1970. */
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
