import { END_REASONS, GAME_STATUSES } from '@lance/domain'
import { z } from 'zod'
import type { ErrorCode } from '../errorCode.ts'
import { role } from '../http/accounts.ts'
import { chatMessage } from '../http/chat.ts'
import { color, gameRecord, points, ratingChanges } from '../http/games.ts'
import { playerOnline } from '../http/matchmaking.ts'
import { gameId, userId } from '../http/shared.ts'

const event = <T extends string, D extends z.ZodType>(type: T, data: D) =>
  z.object({ type: z.literal(type), data })

/** Every event of a game carries the game's `version`, which rises with every stored change. */
const gameEvent = <T extends string, D extends z.ZodType>(type: T, data: D) =>
  z.object({ type: z.literal(type), version: z.number().int(), data })

const errorEvent = event(
  'error',
  z.object({
    message: z.string(),
    code: z.string(),
    moveId: z.string().optional(),
    messageId: z.string().optional(),
  }),
)

export const connectionConfirmed = gameEvent(
  'connection_confirmed',
  z.object({ color: color.nullable(), beaconToken: z.string().nullable(), state: gameRecord }),
)

/** Also sent to the mover as the acknowledgement, and only after the commit. */
export const movePlayed = gameEvent(
  'move',
  z.object({
    fen: z.string(),
    from: z.string(),
    to: z.string(),
    playerId: userId,
    promotion: z.enum(['q', 'r', 'b', 'n']).nullable(),
    san: z.string(),
    uci: z.string(),
    ply: z.number().int(),
    whiteMs: z.number().int(),
    blackMs: z.number().int(),
    at: z.number(),
    moveId: z.string(),
  }),
)

export const gameEnded = gameEvent(
  'game_end',
  z.object({
    reason: z.enum(END_REASONS),
    winner: userId.nullable(),
    status: z.enum(GAME_STATUSES),
    whiteMs: z.number().int(),
    blackMs: z.number().int(),
    ratings: ratingChanges.nullable(),
    score: points.nullable(),
    scoreBooked: points.nullable(),
    /** The winner's payout of a wagered game, in R$, and when it is paid if it is on hold. */
    payout: z.number().nullable(),
    payoutDueAt: z.number().nullable(),
    payoutInReview: z.boolean(),
  }),
)

export const gameServerEvent = z.discriminatedUnion('type', [
  connectionConfirmed,
  movePlayed,
  gameEvent('state', gameRecord),
  gameEvent('draw_offer', z.object({ playerId: userId, offerId: z.string() })),
  gameEvent('draw_declined', z.object({ playerId: userId })),
  gameEvent(
    'presence',
    z.object({ playerId: userId, online: z.boolean(), arrived: z.boolean(), claimAt: z.number().nullable() }),
  ),
  gameEnded,
  gameEvent('resign', z.object({ winner: userId.nullable() })),
  /** A player requests a rematch, open until `until`; the game begins when the opponent requests one too. */
  gameEvent('rematch', z.object({ playerId: userId, until: z.number() })),
  gameEvent('rematch_ready', z.object({ gameId })),
  /** Sent only to the two players; the sender learns that it is stored. Does not raise the game's version. */
  gameEvent('chat', chatMessage),
  /** How many viewers the running game has. */
  gameEvent('viewers', z.object({ count: z.number().int() })),
  gameEvent('pong', z.object({ at: z.number() })),
  errorEvent,
])
export type GameServerEvent = z.infer<typeof gameServerEvent>

export const NOTICE_CODES = [
  'MATCH_FOUND',
  'SEARCH_ENDED',
  'YOUR_TURN',
  'REMATCH_ASKED',
  'STAKE_REFUSED',
  'MATCH_READY',
  'MATCH_OVER',
] as const

/** Why a search for a wagered game ended without a game; the meanings are those of the error codes. */
export const STAKE_REFUSALS = [
  'BALANCE_TOO_LOW',
  'DEBT_OPEN',
  'ABORTED_TOO_OFTEN',
  'ADULT_UNDECLARED',
  'PLAY_PAUSED',
  'ACCOUNT_FROZEN',
] as const satisfies ErrorCode[]

/**
 * The user's own match in a tournament. MATCH_READY announces one that is pending or in progress: again after
 * each reconnect and when it continues (a game begins, or follows a draw). MATCH_OVER: it no longer needs the
 * player.
 */
export const ownMatch = z.object({
  tournamentId: z.uuid(),
  tournamentName: z.string(),
  matchId: z.uuid(),
  round: z.number().int(),
  opponent: z.object({ id: userId, name: z.string() }),
  /** The running game; null if there is none yet. */
  gameId: gameId.nullable(),
  /** When the server starts the match or the game after a draw, in ms since 1970; null once it runs. */
  startsAt: z.number().nullable(),
})
export type OwnMatch = z.infer<typeof ownMatch>

export const playerServerEvent = z.discriminatedUnion('type', [
  event('connection_confirmed', z.object({ at: z.number() })),
  event('player_status', playerOnline),
  event('balance', z.object({ balance: z.number() })),
  /** The user's plan, on connecting and at each change. */
  event('plan', z.object({ role })),
  /** `timeControl` in seconds: of the game that was found or played, or of the search that ended. */
  event(
    'notice',
    z.object({
      code: z.enum(NOTICE_CODES),
      gameId: gameId.optional(),
      timeControl: z.number().int().optional(),
      /** For STAKE_REFUSED: the stake in R$, and why it can no longer be paid. */
      wager: z.number().optional(),
      reason: z.enum(STAKE_REFUSALS).optional(),
      /** For MATCH_READY and MATCH_OVER. */
      match: ownMatch.optional(),
    }),
  ),
  event('pong', z.object({ at: z.number() })),
  errorEvent,
])
export type PlayerServerEvent = z.infer<typeof playerServerEvent>
