import { RATING_CLASSES } from '@lance/domain'
import { z } from 'zod'
import { color } from './games.ts'
import { gameId, increment, userId, variant } from './shared.ts'

export const CHAMPION_ORDERS = ['titles', 'rating'] as const

/** `class`: the speed whose ratings are ranked; rapid by default. */
export const championsQuery = z.strictObject({
  by: z.enum(CHAMPION_ORDERS).optional(),
  class: z.enum(RATING_CLASSES).optional(),
  cursor: z.string().max(120).optional(),
})

/** One row of the hall of fame. `elo` and `games` are for the requested speed; null in the list by titles. */
export const champion = z.object({
  rank: z.number().int(),
  id: userId,
  name: z.string(),
  country: z.string().nullable(),
  isPremium: z.boolean(),
  score: z.number().int(),
  titles: z.number().int(),
  elo: z.number().int().nullable(),
  games: z.number().int().nullable(),
})
export type Champion = z.infer<typeof champion>

/** A champion's last game, by its final position, from the champion's side. */
const championGame = z.object({
  userId,
  game_id_text: gameId,
  fen: z.string(),
  color,
  opponent: z.string(),
  side: z.enum(['won', 'drawn', 'lost']),
})
export type ChampionGame = z.infer<typeof championGame>

/**
 * `own`: the caller's row, on whatever page it is; null for a guest or a user who is not in this list.
 * `lastGames`: those of the first three, with the first page; a server of the previous version does not send it.
 */
export const champions = z.object({
  items: z.array(champion),
  nextCursor: z.string().nullable(),
  own: champion.nullable(),
  lastGames: z.array(championGame).optional(),
})
export type Champions = z.infer<typeof champions>

const livePlayer = z.object({
  id: userId,
  name: z.string(),
  country: z.string().nullable(),
  isPremium: z.boolean(),
  elo: z.number().int(),
  eloProvisional: z.boolean(),
})

/** A running game. Whether it has a stake is public; the amount is private to its players. */
export const liveGame = z.object({
  game_id_text: gameId,
  white: livePlayer,
  black: livePlayer,
  timeControl: z.number().int(),
  increment: increment.optional(),
  variant: variant.optional(),
  fen: z.string(),
  ply: z.number().int(),
  turn: color,
  isWagered: z.boolean(),
  isTournament: z.boolean(),
  viewers: z.number().int(),
})
export type LiveGameItem = z.infer<typeof liveGame>

/** `tournament`: only the games of this one, and none for callers who may not watch them. */
export const liveGamesQuery = z.strictObject({ tournament: z.uuid().optional() })

/** As of `at`; `isDelayed`: the list is older for callers who may not watch these games. */
export const liveGames = z.object({ items: z.array(liveGame), at: z.number(), isDelayed: z.boolean() })
export type LiveGames = z.infer<typeof liveGames>

const results = z.object({ wins: z.number().int(), draws: z.number().int(), losses: z.number().int() })

/**
 * A player's public profile. `memberSince` in ms since 1970; `ratings` only for speeds they have played.
 * `change`: how much a rating has changed within 30 days, or since its first game where that is later; null
 * without a game in that time. A server of the previous version does not send it.
 */
export const publicProfile = z.object({
  id: userId,
  name: z.string(),
  country: z.string().nullable(),
  isPremium: z.boolean(),
  isChampion: z.boolean(),
  titles: z.number().int(),
  score: z.number().int(),
  memberSince: z.number(),
  ratings: z.array(
    z.object({
      speed: z.enum(RATING_CLASSES),
      elo: z.number().int(),
      provisional: z.boolean(),
      games: z.number().int(),
      change: z.number().int().nullable().optional(),
    }),
  ),
  record: z.object({ white: results, black: results }),
})
export type PublicProfile = z.infer<typeof publicProfile>
