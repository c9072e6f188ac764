import {
  CHAMPION_TITLES,
  MATCH_STATUSES,
  PRIZE_DISTRIBUTIONS,
  TOURNAMENT_FORMATS,
  TOURNAMENT_STATUSES,
  TOURNAMENT_VIEWS,
} from '@lance/domain'
import { z } from 'zod'
import { color } from './games.ts'
import { gameId, userId } from './shared.ts'

export const tournamentId = z.uuid()
export const matchId = z.uuid()

/** The clocks of a tournament's games, in seconds. */
const tournamentPace = z.object({ timeControl: z.number().int(), increment: z.number().int() })

/**
 * The requested tournament; values that are not in the fixed lists are refused by rules with their own
 * errors. `entryFee` in R$, `startTime` an ISO date and time. Without a `format` it is a knock-out, which needs
 * `playerCount`. An arena needs `pace` and its length in `minutes`, a Swiss tournament `pace` and `rounds`.
 */
export const tournamentBody = z.strictObject({
  name: z.string().max(2000),
  entryFee: z.number(),
  format: z.enum(TOURNAMENT_FORMATS).optional(),
  playerCount: z.number().optional(),
  pace: z.strictObject({ timeControl: z.number(), increment: z.number() }).optional(),
  minutes: z.number().optional(),
  rounds: z.number().optional(),
  prizeDistribution: z.string().max(40),
  startTime: z.string().max(40),
})
export type TournamentBody = z.infer<typeof tournamentBody>

const person = z.object({ id: userId, name: z.string() })

/**
 * A tournament as lists show it ([TOUR-25]). Amounts in R$;
 * `startTime` is an ISO date and time, other times are ms since 1970.
 */
export const tournamentSummary = z.object({
  id: tournamentId,
  name: z.string(),
  entryFee: z.number(),
  playerCount: z.number().int(),
  prizeDistribution: z.enum(PRIZE_DISTRIBUTIONS),
  startTime: z.string(),
  status: z.enum(TOURNAMENT_STATUSES),
  /** 0 before it starts. */
  currentRound: z.number().int(),
  /** Before the start of a knock-out, the number of rounds if it were full; 1 for an arena. */
  totalRounds: z.number().int(),
  creator: person,
  /** It belongs to the platform's own calendar. A server of the previous version does not send it. */
  isHouse: z.boolean().optional(),
  /** A server of the previous version, which has only knock-outs, does not send it. */
  format: z.enum(TOURNAMENT_FORMATS).optional(),
  /** Null or missing for a knock-out: all of them have the same. */
  pace: tournamentPace.nullable().optional(),
  /** How long an arena lasts; null or missing for the others. */
  minutes: z.number().int().nullable().optional(),
  _count: z.object({ participants: z.number().int() }),
  /** Whether the caller is entered. */
  isParticipant: z.boolean(),
  /** When it is normally over at the latest. */
  likelyEndAt: z.number(),
  champion: person.nullable(),
  /** How many players of a running tournament are not out; null before and after. */
  playersLeft: z.number().int().nullable(),
  /** Why it was cancelled: by its creator, for having fewer than two players, by an operator, or since no player of
   * an arena scored. */
  cancelledBy: z.enum(['creator', 'too_few', 'operator', 'no_points']).nullable(),
  /** Rises with every change of the tournament itself, not of its matches. */
  version: z.number().int(),
})
export type TournamentSummary = z.infer<typeof tournamentSummary>

/**
 * The next week of the platform's own tournaments, by their start. `id`: null until it is open for entries.
 * `startTime` is an ISO date and time.
 */
export const tournamentCalendar = z.object({
  items: z.array(
    z.object({
      id: tournamentId.nullable(),
      name: z.string(),
      playerCount: z.number().int(),
      startTime: z.string(),
      format: z.enum(TOURNAMENT_FORMATS).optional(),
      pace: tournamentPace.nullable().optional(),
      minutes: z.number().int().nullable().optional(),
      /** The rounds of a Swiss tournament; null or missing for the others. */
      rounds: z.number().int().nullable().optional(),
      participants: z.number().int(),
      isParticipant: z.boolean(),
    }),
  ),
})
export type TournamentCalendar = z.infer<typeof tournamentCalendar>

/** `seed` is null before the start; `elo` is the displayed rating. */
export const participant = z.object({
  userId,
  user: z.object({
    id: userId,
    name: z.string(),
    elo: z.number().int(),
    eloProvisional: z.boolean(),
    isPremium: z.boolean(),
    titles: z.number().int(),
  }),
  seed: z.number().int().nullable(),
})
export type Participant = z.infer<typeof participant>

/** A player in a match. */
export const matchPlayer = z.object({ id: userId, name: z.string(), seed: z.number().int() })

/** The clocks of a match's running game, in ms as of `at`; neither runs before both sides have moved. */
export const matchClocks = z.object({
  whiteId: userId,
  whiteMs: z.number().int(),
  blackMs: z.number().int(),
  turn: color,
  running: z.boolean(),
  at: z.number(),
})

/**
 * A match: `round` counts from 1, `slot` from 0 within it; the winner advances to slot `floor(slot / 2)` of
 * the next round. PENDING: either player may start it, else the server does at `startsAt`. IN_PROGRESS with
 * `startsAt`: the game was drawn, and a second one starts then. COMPLETED without a winner: both players are
 * out.
 */
export const tournamentMatch = z.object({
  id: matchId,
  round: z.number().int(),
  slot: z.number().int(),
  status: z.enum(MATCH_STATUSES),
  player1: matchPlayer.nullable(),
  player2: matchPlayer.nullable(),
  winnerId: userId.nullable(),
  /** The winner's name. */
  winner: z.string().nullable(),
  /** The running game, or the last one. */
  gameId: gameId.nullable(),
  /** 1, or 2 after a draw. */
  gameNumber: z.number().int(),
  startsAt: z.number().nullable(),
  /** Set only in brackets. */
  clocks: matchClocks.nullable(),
})
export type TournamentMatch = z.infer<typeof tournamentMatch>

/** A player's prize, in R$; `place` counts from 1. */
export const tournamentPrize = z.object({ place: z.number().int(), user: person, amount: z.number() })
export type TournamentPrize = z.infer<typeof tournamentPrize>

/** A prize without its player. */
const placePrize = tournamentPrize.omit({ user: true })
export type PlacePrize = z.infer<typeof placePrize>

/**
 * The current round of a running tournament: when it began, how many of its matches are over, byes not counted,
 * and when the server begins the first match that still waits for its players.
 */
export const roundProgress = z.object({
  startedAt: z.number(),
  matches: z.number().int(),
  over: z.number().int(),
  beginsAt: z.number().nullable(),
})
export type RoundProgress = z.infer<typeof roundProgress>

/** Not wrapped in an object. Has the first hundred participants and the caller. */
export const tournament = tournamentSummary.extend({
  participants: z.array(participant),
  /** Whether the champion won a title, or why not; null until it is over, and for tournaments from before this. */
  championTitle: z.enum(CHAMPION_TITLES).nullable().optional(),
  /** Empty until it is over. */
  prizes: z.array(tournamentPrize),
  /** The first to fourth place that a player reached, with 0 for no prize. Empty until it is over. */
  podium: z.array(tournamentPrize),
  /**
   * What the caller has won. While it runs and the caller is out, what they may have won: a prize for each
   * place that is still open to them.
   */
  ownPrizes: z.array(placePrize),
  /** Null unless it is running. */
  round: roundProgress.nullable(),
  /** The caller's own match that is pending or in progress. */
  ownMatch: tournamentMatch.nullable(),
  /** Whether the caller is out of the tournament. */
  isEliminated: z.boolean(),
  /** Whether the caller's membership would pay, or paid, the entry fee. */
  isEntryFree: z.boolean(),
  /** Whether the caller gets a mail before the start. */
  wantsMail: z.boolean(),
})
export type Tournament = z.infer<typeof tournament>

export const tournamentAnswer = z.object({ tournament })

/**
 * `status` in any letter case; all without it. `own`: the caller's tournaments that are not over, whatever else is
 * asked for. `format`, `fee`, `room` and `players` choose among the others: those of one format, free ones or those
 * with an entry fee, those with a place left, knock-outs of at most so many players.
 */
export const tournamentsQuery = z.strictObject({
  own: z.literal('true').optional(),
  format: z.enum(TOURNAMENT_FORMATS).optional(),
  fee: z.enum(['free', 'paid']).optional(),
  room: z.literal('true').optional(),
  players: z.coerce.number<number>().int().min(4).max(8192).optional(),
  status: z
    .string()
    .max(20)
    .transform((text) => text.toUpperCase())
    .pipe(z.enum(TOURNAMENT_STATUSES))
    .optional(),
  page: z.coerce.number<number>().int().min(1).max(10_000).default(1),
  limit: z.coerce.number<number>().int().min(1).max(100).default(20),
})

export type TournamentFilters = Pick<z.infer<typeof tournamentsQuery>, 'format' | 'fee' | 'room' | 'players'>

export const tournamentList = z.object({
  tournaments: z.array(tournamentSummary),
  total: z.number().int(),
  page: z.number().int(),
  limit: z.number().int(),
})
export type TournamentList = z.infer<typeof tournamentList>

export const tournamentViewParams = z.object({ view: z.enum(TOURNAMENT_VIEWS) })
/** `cursor`: the `nextCursor` of the page before. */
export const tournamentViewQuery = z.strictObject({ cursor: tournamentId.optional() })

/** A page of at most `TOURNAMENT_VIEW_PAGE` tournaments; `mine` by the time of entry, others by start, latest first. */
export const tournamentViewPage = z.object({
  tournaments: z.array(tournamentSummary),
  nextCursor: tournamentId.nullable(),
})
export type TournamentViewPage = z.infer<typeof tournamentViewPage>

export const TOURNAMENT_VIEW_PAGE = 20

/** How many participants a page has. */
export const PARTICIPANTS_PAGE = 50

/** The participants of a tournament that has begun: those after this seed whose name contains `name`. */
export const participantsQuery = z.strictObject({
  after: z.coerce.number<number>().int().min(0).max(8192).default(0),
  name: z.string().trim().min(1).max(64).optional(),
})

/** A page of at most `PARTICIPANTS_PAGE` participants, by seed; empty before the start. */
export const participantPage = z.object({
  participants: z.array(participant),
  /** The `after` of the next page; null on the last. */
  nextAfter: z.number().int().nullable(),
})
export type ParticipantPage = z.infer<typeof participantPage>

/** Whether the participant gets a mail before the start. */
export const reminder = z.strictObject({ mail: z.boolean() })

/** A message about a completed change, in the caller's language. */
export const messageAnswer = z.object({ message: z.string() })

/** Up to this many players, a request without parameters returns the whole bracket. */
export const BRACKET_WHOLE_MAX_PLAYERS = 256
export const BRACKET_PAGE_MATCHES = 64
export const BRACKET_PAGE_MAX_MATCHES = 128
/** Most players whose matches a search by name returns. */
export const BRACKET_SEARCH_MAX_PLAYERS = 20

/**
 * A part of a bracket: matches of a `round` (by default the current one) by slot from `offset` on; or those
 * of a `player`: all matches of the player with that id, else the latest match of each player whose name
 * contains it, best seeds first; or the one `match`.
 */
export const bracketQuery = z.strictObject({
  round: z.coerce.number<number>().int().min(1).max(13).optional(),
  offset: z.coerce.number<number>().int().min(0).max(4095).optional(),
  limit: z.coerce.number<number>().int().min(1).max(BRACKET_PAGE_MAX_MATCHES).optional(),
  player: z.string().trim().min(1).max(64).optional(),
  match: matchId.optional(),
})
export type BracketQuery = z.infer<typeof bracketQuery>

/** Matches by round. */
export const bracket = z.record(z.string(), z.array(tournamentMatch))
export type Bracket = z.infer<typeof bracket>

/** The game's id in both places in which clients look for it. */
export const startedMatch = z.object({
  match: tournamentMatch.extend({ gameId }),
  game: z.object({ game_id_text: gameId }),
})
export type StartedMatch = z.infer<typeof startedMatch>
