import { TOURNAMENT_STATUSES } from '@lance/domain'
import { z } from 'zod'
import { color } from './games.ts'
import { gameId, userId } from './shared.ts'

/** The rows of a page of an arena's standings. */
export const ARENA_PAGE = 50
/** The rows that the events of an arena carry. */
export const ARENA_TOP = 10
/** The latest games of a player that a row shows. */
export const ARENA_SHEET_SHOWN = 20
/** The most games on a player's sheet: the latest. */
export const ARENA_SHEET_MAX = 1000

const count = z.number().int()
const person = z.object({ id: userId, name: z.string() })
const markedPerson = person.extend({ isPremium: z.boolean(), titles: count })

/**
 * A row of an arena's standings. `sheet`: the player's latest games, the newest last, one character each: the
 * points that the game brought, or `=` for a draw whose points were doubled to 2.
 */
export const arenaPlayer = z.object({
  rank: count,
  user: markedPerson,
  points: count,
  /** The rating at which they performed; 0 before their first game. */
  performance: count,
  games: count,
  wins: count,
  /** Whether the points of their next game double. */
  isOnFire: z.boolean(),
  sheet: z.string().max(ARENA_SHEET_SHOWN),
  /** Their running game. */
  gameId: gameId.nullable(),
  isPaused: z.boolean(),
})
export type ArenaPlayer = z.infer<typeof arenaPlayer>

/** The caller's own row. `pausedBy`: they paused, or the server did, since they missed a game. */
export const ownArenaRow = arenaPlayer.extend({ pausedBy: z.enum(['player', 'absence']).nullable() })
export type OwnArenaRow = z.infer<typeof ownArenaRow>

/** How an arena stands, as of `at`; times in ms since 1970. No game begins after `pairsUntil`. */
export const arenaProgress = z.object({
  at: z.number(),
  endsAt: z.number(),
  pairsUntil: z.number(),
  players: count,
  /** Players in a game. */
  playing: count,
})
export type ArenaProgress = z.infer<typeof arenaProgress>

/** Rows from the rank `from` on; or with `around`, the page with the caller's own row. */
export const arenaStandingsQuery = z.strictObject({
  from: z.coerce.number<number>().int().min(1).max(10_000).default(1),
  around: z.literal('me').optional(),
})

/** At most `ARENA_PAGE` rows from the rank `from` on. Before the start there are no rows and no progress. */
export const arenaStandings = z.object({
  status: z.enum(TOURNAMENT_STATUSES),
  progress: arenaProgress.nullable(),
  from: count,
  players: z.array(arenaPlayer).max(ARENA_PAGE),
  /** Null unless the caller has entered. */
  own: ownArenaRow.nullable(),
})
export type ArenaStandingsPage = z.infer<typeof arenaStandings>

/** A game on a player's sheet. `streak`: it started a streak, or one doubled its points. */
export const arenaGame = z.object({
  gameId,
  opponent: markedPerson,
  opponentElo: count,
  color,
  outcome: z.enum(['win', 'draw', 'loss', 'noShow']),
  points: count,
  isBerserk: z.boolean(),
  streak: z.enum(['none', 'start', 'double']),
  endedAt: z.number(),
})
export type ArenaSheetGame = z.infer<typeof arenaGame>

/** The latest `ARENA_SHEET_MAX` games that counted, the newest first. */
export const arenaSheet = z.object({ player: arenaPlayer, games: z.array(arenaGame).max(ARENA_SHEET_MAX) })
export type ArenaSheet = z.infer<typeof arenaSheet>

const shownSide = person.extend({ elo: count })

/** A game of an arena to look at. `fen`: its final position. */
export const arenaShownGame = z.object({
  gameId,
  white: shownSide,
  black: shownSide,
  winner: color.nullable(),
  ply: count,
  fen: z.string(),
})
export type ArenaShownGame = z.infer<typeof arenaShownGame>

/**
 * The games of an arena to look at. `leaders`: while it runs, the game of the best-placed player who plays one;
 * its `fen` is null for callers who may not watch it. The others are empty until the arena is over.
 */
export const arenaHighlights = z.object({
  leaders: arenaShownGame
    .omit({ winner: true })
    .extend({ fen: z.string().nullable(), whiteRank: count, blackRank: count })
    .nullable(),
  bestGames: z.array(arenaShownGame),
  fastestMates: z.array(arenaShownGame),
})
export type ArenaHighlights = z.infer<typeof arenaHighlights>

/** The caller's state after the change. */
export const arenaPause = z.object({ isPaused: z.boolean() })
