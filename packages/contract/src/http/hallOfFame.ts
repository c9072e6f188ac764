import { SPEEDS } from '@lance/domain'
import { z } from 'zod'
import { color } from './games.ts'
import { gameId, userId } from './shared.ts'

export const CHAMPION_ORDERS = ['titles', 'rating'] as const

/** `class`: the speed whose ratings are ranked; rapid where nothing is said. */
export const championsQuery = z.strictObject({
  by: z.enum(CHAMPION_ORDERS).optional(),
  class: z.enum(SPEEDS).optional(),
  cursor: z.string().max(120).optional(),
})

/** One row of the hall of fame. `elo` and `games` are of the speed that was asked for; null in the list by titles. */
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

/** `own`: the row of who asks, wherever it stands; null for a guest, and for who has nothing to show in this list. */
export const champions = z.object({
  items: z.array(champion),
  nextCursor: z.string().nullable(),
  own: champion.nullable(),
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

/** A game that is being played. What it is played for is its players' business; that it is for a stake is shown. */
export const liveGame = z.object({
  game_id_text: gameId,
  white: livePlayer,
  black: livePlayer,
  timeControl: z.number().int(),
  fen: z.string(),
  ply: z.number().int(),
  turn: color,
  isWagered: z.boolean(),
  isTournament: z.boolean(),
  viewers: z.number().int(),
})
export type LiveGameItem = z.infer<typeof liveGame>

/** As of `at`; `isDelayed`: to who is not a member the list is told a while later. */
export const liveGames = z.object({ items: z.array(liveGame), at: z.number(), isDelayed: z.boolean() })
export type LiveGames = z.infer<typeof liveGames>

const results = z.object({ wins: z.number().int(), draws: z.number().int(), losses: z.number().int() })

/** What everybody may know of a player. `memberSince` in ms since 1970; `ratings` of the speeds that he has played. */
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
      speed: z.enum(SPEEDS),
      elo: z.number().int(),
      provisional: z.boolean(),
      games: z.number().int(),
    }),
  ),
  record: z.object({ white: results, black: results }),
})
export type PublicProfile = z.infer<typeof publicProfile>
