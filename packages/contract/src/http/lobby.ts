import { TOURNAMENT_FORMATS } from '@lance/domain'
import { z } from 'zod'
import { liveGames } from './hallOfFame.ts'
import { increment, userId, variant } from './shared.ts'

/** How many of each the lobby names at most. */
export const LOBBY_TOURNAMENTS_MAX = 3
export const LOBBY_GAMES_MAX = 6
export const LOBBY_CHAMPIONS_MAX = 3

/**
 * A tournament that is open for entries. `entryFee` and `prizeMax` in R$; `prizeMax`: all prizes together if
 * every place is taken; of an arena or a Swiss tournament, by the entries so far. `startTime` in ISO 8601.
 */
const lobbyTournament = z.object({
  id: z.string(),
  name: z.string(),
  startTime: z.string(),
  entryFee: z.number(),
  prizeMax: z.number(),
  participants: z.number().int(),
  playerCount: z.number().int(),
  /** A server of the previous version does not send these. `pace` in seconds, null for a knock-out. */
  isHouse: z.boolean().optional(),
  format: z.enum(TOURNAMENT_FORMATS).optional(),
  pace: z.object({ timeControl: z.number().int(), increment }).nullable().optional(),
})
export type LobbyTournament = z.infer<typeof lobbyTournament>

/** A player and the points they have gained in the last seven days, losses deducted. */
const weekChampion = z.object({
  rank: z.number().int(),
  id: userId,
  name: z.string(),
  country: z.string().nullable(),
  isPremium: z.boolean(),
  titles: z.number().int(),
  points: z.number().int(),
})
export type WeekChampion = z.infer<typeof weekChampion>

/**
 * What is going on, as of `at`, in ms since 1970. `searching`: the players who search without a stake, by time
 * control, increment (in seconds) and variant, only those with a search. `wagers` in R$. `weekChampions`: null while they
 * could not be read.
 */
export const lobby = z.object({
  at: z.number(),
  playersOnline: z.number().int(),
  gamesRunning: z.number().int(),
  searching: z.array(
    z.object({
      timeControl: z.number().int(),
      increment: increment.optional(),
      variant: variant.optional(),
      players: z.number().int(),
    }),
  ),
  wagers: z.object({ searching: z.number().int(), stakeMin: z.number(), prizeMax: z.number() }),
  tournaments: z.array(lobbyTournament).max(LOBBY_TOURNAMENTS_MAX),
  liveGames: liveGames.extend({ items: liveGames.shape.items.max(LOBBY_GAMES_MAX) }),
  weekChampions: z.array(weekChampion).max(LOBBY_CHAMPIONS_MAX).nullable(),
})
export type Lobby = z.infer<typeof lobby>
