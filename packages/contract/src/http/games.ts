import { END_REASONS, GAME_RESULTS, GAME_STATUSES, RATING_CLASSES, TOURNAMENT_FORMATS } from '@lance/domain'
import { z } from 'zod'
import { gameChat } from './chat.ts'
import { gameId, increment, userId, variant } from './shared.ts'

export const color = z.enum(['white', 'black'])

/** What a pawn becomes, as in UCI. */
export const promotionLetter = z.enum(['q', 'r', 'b', 'n'])
export type PromotionLetter = z.infer<typeof promotionLetter>

export const drawOffer = z.object({ playerId: userId, offerId: z.string() })

/** One side's rating before and after the game. */
export const ratingChange = z.object({
  before: z.number().int(),
  after: z.number().int(),
  provisional: z.boolean(),
})
export const ratingChanges = z.object({ white: ratingChange, black: ratingChange })

export const points = z.object({ white: z.number().int(), black: z.number().int() })

/** A rematch that a player requests, open until `until`. */
export const requestedRematch = z.object({ playerId: userId, until: z.number() })

/** A rematch: requested, or ready to play. */
export const rematch = z.discriminatedUnion('status', [
  requestedRematch.extend({ status: z.literal('asked') }),
  z.object({ status: z.literal('ready'), gameId }),
])

/**
 * What the end of a tournament's game means for its match. `replayed`: it was drawn, and the server starts a
 * second game at `startsAt`, with colors swapped and these clocks, in ms. `decided`: `winnerId` goes on, Black
 * after a second draw; null: both players are out. In a Swiss tournament nobody is, and null is a draw. `undone`: an operator voided the game, and the server starts
 * another at `startsAt`.
 */
export const matchEnd = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('replayed'),
    matchId: z.uuid(),
    startsAt: z.number(),
    whiteMs: z.number().int(),
    blackMs: z.number().int(),
  }),
  z.object({
    outcome: z.literal('decided'),
    matchId: z.uuid(),
    winnerId: userId.nullable(),
  }),
  z.object({ outcome: z.literal('undone'), matchId: z.uuid(), startsAt: z.number() }),
])
export type MatchEnd = z.infer<typeof matchEnd>

/** Whether a player is connected now, and when the opponent of an absent one may claim. */
export const sidePresence = z.object({ online: z.boolean(), claimAt: z.number().nullable() })

/**
 * The game record. Fields in snake_case are those of the owner's specification. `white_time` and
 * `black_time` in whole seconds, `whiteMs` and `blackMs` as of `at`; points in time in ms since 1970.
 * `fen`, `moves` and `ply` agree: `moves.length === ply`.
 */
export const gameRecord = z.object({
  game_id_text: gameId,
  status: z.enum(GAME_STATUSES),
  fen: z.string(),
  white_player_id: userId,
  black_player_id: userId,
  white_player_name: z.string(),
  black_player_name: z.string(),
  white_player_country: z.string().nullable(),
  black_player_country: z.string().nullable(),
  white_player_elo: z.number().int(),
  black_player_elo: z.number().int(),
  white_player_elo_provisional: z.boolean(),
  black_player_elo_provisional: z.boolean(),
  white_player_premium: z.boolean(),
  black_player_premium: z.boolean(),
  white_player_titles: z.number().int(),
  black_player_titles: z.number().int(),
  white_time: z.number().int(),
  black_time: z.number().int(),
  last_move: z.string().nullable(),
  winner_id: userId.nullable(),
  tournament_id: z.string().nullable(),
  /** Only for a game of a tournament: whether it has an entry fee, and so prizes. */
  hasPrize: z.boolean().optional(),
  /** Only for a game of a tournament. A server of the previous version, which has only knock-outs, does not send it. */
  tournamentFormat: z.enum(TOURNAMENT_FORMATS).optional(),
  wager: z.number(),
  reason: z.enum(END_REASONS).nullable(),
  moves: z.array(z.string()),
  san: z.array(z.string()),
  ply: z.number().int(),
  whiteMs: z.number().int(),
  blackMs: z.number().int(),
  at: z.number(),
  running: z.boolean(),
  turn: color,
  rated: z.boolean(),
  timeControl: z.number().int(),
  increment: increment.optional(),
  variant: variant.optional(),
  /** Where a game began that did not begin as standard chess does. */
  startFen: z.string().optional(),
  /** Whether the players may go berserk before their first moves. Absent in most games, and so is `berserk`. */
  allowsBerserk: z.boolean().optional(),
  /** Which sides did: they have half the time and earn no increment. */
  berserk: z.object({ white: z.boolean(), black: z.boolean() }).optional(),
  drawOffer: drawOffer.nullable(),
  /** When the game is aborted unless the side to move has made its first move. */
  firstMoveDueAt: z.number().nullable(),
  /** Which players have connected at least once: the page shows a waiting overlay until both have. */
  arrived: z.object({ white: z.boolean(), black: z.boolean() }),
  presence: z.object({ white: sidePresence, black: sidePresence }),
  ratings: ratingChanges.nullable(),
  /** Points from the game; null while it runs, if it does not count, or past the pair's five of the day. */
  score: points.nullable(),
  /** How much `score` changed the scores, which never fall below 0; null for games older than this field. */
  scoreBooked: points.nullable(),
  /** When the winner of a wagered game is paid, if an operator delays payouts. */
  payoutDueAt: z.number().nullable(),
  /** The payout is reviewed: it waits for an operator to release it, whatever `payoutDueAt` says. */
  payoutInReview: z.boolean(),
  /** Since when; null without a review. Servers of an earlier version don't send it. */
  payoutReviewSince: z.number().nullable().optional(),
  /** Null while the game runs, outside tournaments, and for games older than this field. */
  match: matchEnd.nullable(),
  rematch: rematch.nullable(),
  /** Only for the game's players; a record broadcast to everyone at the game has none. */
  chat: gameChat.optional(),
  version: z.number().int(),
  createdAt: z.number(),
  endedAt: z.number().nullable(),
})
export type GameRecord = z.infer<typeof gameRecord>

export const endGameBody = z.strictObject({
  winnerId: userId.nullable().optional(),
  reason: z.enum(['resignation', 'timeout']),
})

/** The beacon's body. It arrives as text without headers, so it carries its own token. */
export const beaconBody = z.strictObject({
  winnerId: userId.nullable().optional(),
  reason: z.literal('disconnection'),
  beaconToken: z.string().min(1).max(200),
})

/** One row of a user's list of games. */
export const gameListItem = z.object({
  game_id_text: gameId,
  status: z.enum(GAME_STATUSES),
  reason: z.enum(END_REASONS).nullable(),
  white_player_id: userId,
  black_player_id: userId,
  white_player_name: z.string(),
  black_player_name: z.string(),
  white_player_premium: z.boolean(),
  black_player_premium: z.boolean(),
  white_player_titles: z.number().int(),
  black_player_titles: z.number().int(),
  winner_id: userId.nullable(),
  timeControl: z.number().int(),
  increment: increment.optional(),
  variant: variant.optional(),
  wager: z.number(),
  ply: z.number().int(),
  fen: z.string(),
  last_move: z.string().nullable(),
  turn: color,
  /** When the side to move of a running game runs out of time. */
  dueAt: z.number().nullable(),
  createdAt: z.number(),
  endedAt: z.number().nullable(),
})
export type GameListItem = z.infer<typeof gameListItem>

/** A member's search in their own finished games. `opponent`: a part of the name. */
export const gameSearch = z.object({
  opponent: z.string().max(60).optional(),
  result: z.enum(GAME_RESULTS).optional(),
  speed: z.enum(RATING_CLASSES).optional(),
  color: color.optional(),
})
export type GameSearch = z.infer<typeof gameSearch>

/** `status=playing` lists the running games, daily ones first. */
export const gameListQuery = z.strictObject({
  cursor: z.string().max(100).optional(),
  status: z.enum(['playing', 'ended']).optional(),
  ...gameSearch.shape,
})
export const gameList = z.object({ items: z.array(gameListItem), nextCursor: z.string().nullable() })

/**
 * A user's rating history, a list for each speed they have played: the rating after the `game`th game, at
 * `at` (ms since 1970), oldest first. A long history is thinned out evenly, but always has its last point.
 */
export const ratingHistory = z.object({
  items: z.array(
    z.object({
      speed: z.enum(RATING_CLASSES),
      games: z.number().int(),
      points: z.array(z.object({ game: z.number().int(), rating: z.number().int(), at: z.number() })),
    }),
  ),
})
export type RatingHistory = z.infer<typeof ratingHistory>

const openingScore = z.object({
  /** The family's English name: "Sicilian Defense". */
  name: z.string(),
  /** The position with which these games entered it. */
  fen: z.string(),
  wins: z.number().int(),
  draws: z.number().int(),
  losses: z.number().int(),
})
export type OpeningScore = z.infer<typeof openingScore>

/**
 * The openings of a user's latest finished games, those met most first, and their results. `games`: how many
 * games were counted. `latest`: the opening of each of the last games that everyone may see; one that has no
 * name is left out.
 */
export const playerOpenings = z.object({
  games: z.number().int(),
  white: z.array(openingScore),
  black: z.array(openingScore),
  latest: z.array(z.object({ gameId, name: z.string() })),
})
export type PlayerOpenings = z.infer<typeof playerOpenings>
