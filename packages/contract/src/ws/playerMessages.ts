import { CHAMPION_TITLES, MATCH_NOTICE_KINDS, TOURNAMENT_FORMATS } from '@lance/domain'
import { z } from 'zod'
import type { ErrorCode } from '../errorCode.ts'
import { role } from '../http/accounts.ts'
import { playerOnline } from '../http/matchmaking.ts'
import { gameId, variant as gameVariant, increment as incrementS, userId } from '../http/shared.ts'
import { matchId, tournamentId } from '../http/tournaments.ts'
import { errorEvent, event, pingMessage, pong } from './messageShapes.ts'

/** Why a search for a wagered game ended without a game; the meanings are those of the error codes. */
const STAKE_REFUSALS = [
  'BALANCE_TOO_LOW',
  'DEBT_OPEN',
  'ABORTED_TOO_OFTEN',
  'ADULT_UNDECLARED',
  'PLAY_PAUSED',
  'ACCOUNT_FROZEN',
] as const satisfies ErrorCode[]

/** The user's own match in a tournament. */
export const ownMatch = z.object({
  tournamentId,
  tournamentName: z.string(),
  matchId,
  round: z.number().int(),
  opponent: z.object({ id: userId, name: z.string() }),
  /** The running game; null if there is none yet. */
  gameId: gameId.nullable(),
  /** When the server starts the match or the game after a draw, in ms since 1970; null once it runs. */
  startsAt: z.number().nullable(),
})
export type OwnMatch = z.infer<typeof ownMatch>

/** In seconds. */
const timeControl = z.number().int()
const increment = incrementS.optional()
const variant = gameVariant.optional()

/** What a user is told on any screen. */
export const notice = z.discriminatedUnion('code', [
  z.object({ code: z.literal('MATCH_FOUND'), gameId, timeControl, increment, variant }),
  z.object({ code: z.literal('SEARCH_ENDED'), timeControl, increment, variant }),
  /** The search for a wagered game ended: `wager` in R$, and why the user can no longer pay it. */
  z.object({
    code: z.literal('STAKE_REFUSED'),
    reason: z.enum(STAKE_REFUSALS),
    timeControl,
    wager: z.number(),
  }),
  z.object({ code: z.literal('YOUR_TURN'), gameId }),
  z.object({ code: z.literal('REMATCH_ASKED'), gameId, timeControl }),
  /** The match is pending or in progress: again after each reconnect and when it continues. */
  z.object({ code: z.literal('MATCH_READY'), match: ownMatch }),
  /** The match no longer needs the player. */
  z.object({ code: z.literal('MATCH_OVER'), match: ownMatch }),
])
export type Notice = z.infer<typeof notice>

/** What a client sends to `/ws/player/{userId}`. */
export const playerClientMessage = z.discriminatedUnion('type', [pingMessage])

/** The most prizes that a player is told of at a time: the latest. */
export const PRIZE_NOTICES_MAX = 20

/**
 * A prize, or a tournament won, that its player has not seen yet. `place` counts from 1, `amount` is in R$, 0 where
 * the place brings no money. `title`: whether the champion won a title, or why not; null for all others. `paid`: it is in the
 * wallet, and can be withdrawn from `until` on (null: now, as far as winning it matters). `held`: it is paid
 * at `until`. `in_review`: it is paid once an operator releases it, and `until` is null. Times in ms since
 * 1970.
 */
export const prizeNotice = z.object({
  tournamentId: z.uuid(),
  tournamentName: z.string(),
  place: z.number().int(),
  amount: z.number(),
  title: z.enum(CHAMPION_TITLES).nullable().optional(),
  state: z.enum(['paid', 'held', 'in_review']),
  until: z.number().nullable(),
})
export type PrizeNotice = z.infer<typeof prizeNotice>

/** The most matches that a player is told of at a time: the latest. */
export const MATCH_NOTICES_MAX = 20

/**
 * A tournament's match that ended without its player, who has not seen it yet. `opponent` is null for a bye.
 * `at`: when the game ended, or the round began for a bye, in ms since 1970.
 */
export const matchNotice = z.object({
  matchId,
  tournamentId,
  tournamentName: z.string(),
  kind: z.enum(MATCH_NOTICE_KINDS),
  /** A server of the previous version, which has only knock-outs, does not send it. */
  format: z.enum(TOURNAMENT_FORMATS).optional(),
  round: z.number().int(),
  isFinal: z.boolean(),
  opponent: z.string().nullable(),
  at: z.number(),
})
export type MatchNotice = z.infer<typeof matchNotice>

/** What the server sends there. */
export const playerServerEvent = z.discriminatedUnion('type', [
  event('connection_confirmed', z.object({ at: z.number() })),
  event('player_status', playerOnline),
  event('balance', z.object({ balance: z.number() })),
  /** The user's plan, on connecting and at each change. */
  event('plan', z.object({ role })),
  /** The prizes that the user has not seen, oldest first: on connecting and at each change. */
  event('prizes', z.object({ prizes: z.array(prizeNotice).max(PRIZE_NOTICES_MAX) })),
  /** The matches that ended without the user, oldest first: on connecting and at each change. */
  event('match_notices', z.object({ notices: z.array(matchNotice).max(MATCH_NOTICES_MAX) })),
  event('notice', notice),
  event('pong', pong),
  errorEvent,
])
