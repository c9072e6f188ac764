import { SWISS_HALF_BYES_MAX, SWISS_MAX_PLAYERS, SWISS_MAX_ROUNDS, SWISS_RESULTS } from '@lance/domain/swiss'
import { z } from 'zod'
import { color } from './games.ts'
import { gameId, userId } from './shared.ts'
import { matchId } from './tournaments.ts'

/** How many lines a page of standings has, boards a page of a round, and byes a round shows. */
export const SWISS_PAGE = 50

/** A round counts from 1, points in whole and half ones. */
const round = z.number().int()
const points = z.number()

/** `number`: the pairing number; null before the player is first paired. */
export const swissPerson = z.object({ id: userId, name: z.string(), number: z.number().int().nullable() })
export type SwissPerson = z.infer<typeof swissPerson>

/**
 * What a player did in a round. A game has no `points` while it waits or runs. Without a game or bye the player was not
 * there: `absent`.
 */
export const swissCell = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('game'),
    round,
    opponent: swissPerson,
    color,
    points: points.nullable(),
    /** Paired and not played: a side made no move. */
    isForfeit: z.boolean(),
    gameId: gameId.nullable(),
  }),
  z.object({ kind: z.enum(['pairing', 'half', 'absent']), round, points }),
])
export type SwissCell = z.infer<typeof swissCell>

/**
 * A line of the standings. `rank` orders them, players who are equal after all tie-breaks share a `place`; both are null
 * for a player who came after the last finished round.
 */
export const swissLine = z.object({
  user: swissPerson,
  rank: z.number().int().nullable(),
  place: z.number().int().nullable(),
  rating: z.number().int(),
  points,
  buchholzCut1: points,
  sonnebornBerger: points,
  isWithdrawn: z.boolean(),
  /** The rounds so far, the running one included. */
  rounds: z.array(swissCell).max(SWISS_MAX_ROUNDS),
})
export type SwissLine = z.infer<typeof swissLine>

/** `from`: how many lines or boards to skip. */
export const swissPageQuery = z.strictObject({
  from: z.coerce.number<number>().int().min(0).max(SWISS_MAX_PLAYERS).default(0),
})

/** A page of at most `SWISS_PAGE` lines. `round`: the finished round that they stand after; 0 before the first. */
export const swissStandings = z.object({
  round,
  total: z.number().int(),
  lines: z.array(swissLine),
  nextFrom: z.number().int().nullable(),
})
export type SwissStandings = z.infer<typeof swissStandings>

/** A player on a board, with their points before the round. */
const boardPlayer = swissPerson.extend({ points })

export const swissBoard = z.object({
  matchId,
  /** From 1. */
  board: z.number().int(),
  white: boardPlayer,
  black: boardPlayer,
  status: z.enum(['PENDING', 'IN_PROGRESS', 'COMPLETED']),
  /** Null until the game is over. */
  result: z.enum(SWISS_RESULTS).nullable(),
  gameId: gameId.nullable(),
  /** When the server begins the game, if no player does. */
  startsAt: z.number().nullable(),
})
export type SwissBoard = z.infer<typeof swissBoard>

export const swissRoundParams = z.object({
  round: z.coerce.number<number>().int().min(1).max(SWISS_MAX_ROUNDS),
})

/** A page of at most `SWISS_PAGE` boards; the first also has the byes, `SWISS_PAGE` at most. */
export const swissRound = z.object({
  round,
  boardsTotal: z.number().int(),
  boards: z.array(swissBoard),
  byes: z.array(z.object({ user: boardPlayer, kind: z.enum(['pairing', 'half']) })),
  byesTotal: z.number().int(),
  /** When the next round is paired; null while this one runs, after the last, and for earlier rounds. */
  nextRoundAt: z.number().nullable(),
  nextFrom: z.number().int().nullable(),
})
export type SwissRoundPage = z.infer<typeof swissRound>

/** The rounds in which the player wants a half-point bye: all of them, those already had included. */
export const swissByesBody = z.strictObject({
  rounds: z.array(z.number().int().min(1).max(SWISS_MAX_ROUNDS)).max(SWISS_HALF_BYES_MAX),
})

/** The caller's own tournament. Before it begins, only their `byes` say something. */
export const swissOwn = z.object({
  number: z.number().int().nullable(),
  rank: z.number().int().nullable(),
  place: z.number().int().nullable(),
  points,
  isWithdrawn: z.boolean(),
  /** Rounds with a half-point bye on request, played and ahead. */
  byes: z.array(round),
  rounds: z.array(swissCell),
  /** When the next round is paired; null while one runs. */
  nextRoundAt: z.number().nullable(),
})
export type SwissOwn = z.infer<typeof swissOwn>
