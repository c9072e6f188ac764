import { MATCH_STATUSES, PRIZE_DISTRIBUTIONS, TOURNAMENT_STATUSES } from '@lance/domain'
import { z } from 'zod'
import { color } from './games.ts'
import { gameId, userId } from './shared.ts'

export const tournamentId = z.uuid()
export const matchId = z.uuid()

/**
 * What is wished for; whatever is not on the fixed lists is refused by a rule with an error of its own. `entryFee` in
 * R$, `startTime` an ISO date and time.
 */
export const tournamentBody = z.strictObject({
  name: z.string().max(2000),
  entryFee: z.number(),
  playerCount: z.number(),
  prizeDistribution: z.string().max(40),
  startTime: z.string().max(40),
})
export type TournamentBody = z.infer<typeof tournamentBody>

const person = z.object({ id: userId, name: z.string() })

/**
 * A tournament as lists show it: the specification's fields (part 2, section 3) and ours. Amounts in R$; `startTime`
 * is an ISO date and time, other times are ms since 1970.
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
  /** While it waits, those that it would have if it were full. */
  totalRounds: z.number().int(),
  creator: person,
  _count: z.object({ participants: z.number().int() }),
  /** Whether who asks is entered. */
  isParticipant: z.boolean(),
  /** When it is over at the latest, as a rule. */
  likelyEndAt: z.number(),
  champion: person.nullable(),
  /** Why it was cancelled: by its creator, because fewer than two came, or by an operator. */
  cancelledBy: z.enum(['creator', 'too_few', 'operator']).nullable(),
  /** Rises with every change of its own (not with its matches'). */
  version: z.number().int(),
})
export type TournamentSummary = z.infer<typeof tournamentSummary>

/** `seed` is null before it starts; `elo` as it is shown. */
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

/** Somebody in a match. */
export const matchPlayer = z.object({ id: userId, name: z.string(), seed: z.number().int() })

/** The clocks of a match's game that runs, in ms as of `at`; nobody's runs before both have moved. */
export const matchClocks = z.object({
  whiteId: userId,
  whiteMs: z.number().int(),
  blackMs: z.number().int(),
  turn: color,
  running: z.boolean(),
  at: z.number(),
})

/**
 * A match: `round` counts from 1, `slot` from 0 within it; its winner goes on to slot `floor(slot / 2)` of the next.
 * PENDING waits for one of its two to start it, and is started at `startsAt` by the server. IN_PROGRESS with
 * `startsAt`: the game was drawn, and is played again then. COMPLETED without a winner: both are out.
 */
export const tournamentMatch = z.object({
  id: matchId,
  round: z.number().int(),
  slot: z.number().int(),
  status: z.enum(MATCH_STATUSES),
  player1: matchPlayer.nullable(),
  player2: matchPlayer.nullable(),
  winnerId: userId.nullable(),
  /** His name. */
  winner: z.string().nullable(),
  /** The game that runs, or the last one. */
  gameId: gameId.nullable(),
  /** 1, or 2 for the game played again. */
  gameNumber: z.number().int(),
  startsAt: z.number().nullable(),
  /** In brackets alone. */
  clocks: matchClocks.nullable(),
})
export type TournamentMatch = z.infer<typeof tournamentMatch>

/** What somebody won, in R$; `place` counts from 1. */
export const tournamentPrize = z.object({ place: z.number().int(), user: person, amount: z.number() })
export type TournamentPrize = z.infer<typeof tournamentPrize>

/** Bare, as the specification has it: of the participants the first hundred and who asks. */
export const tournament = tournamentSummary.extend({
  participants: z.array(participant),
  /** Once it is over. */
  prizes: z.array(tournamentPrize),
  /** His own match that waits or runs, for who asks. */
  ownMatch: tournamentMatch.nullable(),
  /** Whether who asks is out of it. */
  isEliminated: z.boolean(),
  /** Whether his membership would pay (or paid) the entry of who asks. */
  isEntryFree: z.boolean(),
  /** Whether who asks gets a mail before the start. */
  wantsMail: z.boolean(),
})
export type Tournament = z.infer<typeof tournament>

export const tournamentAnswer = z.object({ tournament })

/** `status` in any case; without it, all. `own`: those that who asks is in and that are not over. */
export const tournamentsQuery = z.strictObject({
  own: z.literal('true').optional(),
  status: z
    .string()
    .max(20)
    .transform((text) => text.toUpperCase())
    .pipe(z.enum(TOURNAMENT_STATUSES))
    .optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(20),
})

export const tournamentList = z.object({
  tournaments: z.array(tournamentSummary),
  total: z.number().int(),
  page: z.number().int(),
  limit: z.number().int(),
})
export type TournamentList = z.infer<typeof tournamentList>

/** Whether who is entered gets a mail before the start. */
export const reminder = z.strictObject({ mail: z.boolean() })

/** What a call that changed something says of it, in the caller's language. */
export const spokenAnswer = z.object({ message: z.string() })

/** Up to so many players, a bracket is given whole where no part of it is asked for. */
export const BRACKET_WHOLE_MAX_PLAYERS = 256
export const BRACKET_PAGE_MATCHES = 64
export const BRACKET_PAGE_MAX_MATCHES = 128
/** Of a search by name, the players whose matches are given. */
export const BRACKET_FOUND_MAX_PLAYERS = 20

/**
 * A part of a bracket: matches of a round (the current one) by slot from `offset` on; or those of a `player`: all of
 * him whose id it is, else the latest of each whose name has it in it, the best seeds first; or the one `match`.
 */
export const bracketQuery = z.strictObject({
  round: z.coerce.number().int().min(1).max(13).optional(),
  offset: z.coerce.number().int().min(0).max(4095).optional(),
  limit: z.coerce.number().int().min(1).max(BRACKET_PAGE_MAX_MATCHES).optional(),
  player: z.string().trim().min(1).max(64).optional(),
  match: matchId.optional(),
})
export type BracketQuery = z.infer<typeof bracketQuery>

/** By round. */
export const bracket = z.record(z.string(), z.array(tournamentMatch))
export type Bracket = z.infer<typeof bracket>

/** The specification's two ways to say which game it is. */
export const startedMatch = z.object({
  match: tournamentMatch.extend({ gameId }),
  game: z.object({ game_id_text: gameId }),
})
export type StartedMatch = z.infer<typeof startedMatch>
