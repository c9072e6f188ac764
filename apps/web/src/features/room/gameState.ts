import type { Color, Variant } from '@lance/chess'
import type { GameClientMessage, GameRecord, PromotionLetter, SocketErrorCode } from '@lance/contract'
import { creditsLag, FIRST_MOVE_PLIES, isDaily, type MoveSigns, otherColor } from '@lance/domain'
import type { ApiErrorCode } from '../../net/api/apiError.ts'
import type { ConnectionStatus } from '../../net/socket/connection.ts'
import type { ChatState } from './chatState.ts'

/** Our own move, already drawn but not yet answered by the server. */
export type PendingMove = {
  from: string
  to: string
  promotion: PromotionLetter | null
  /** 1 for White's first move. */
  ply: number
  /** Our id for the move: however often it is sent, it counts as one move. */
  moveId: string
  uci: string
  san: string
  /** The position after it. */
  fen: string
  /** By this browser's clock, in ms. */
  madeAtMs: number
  /** Unanswered for so long that it has probably not been sent. */
  isLate: boolean
  /** How the move was made, sent to the server for fair play; absent in games that don't count. */
  signs?: MoveSigns
  /** How long we thought, in ms; only where the time of the network is credited. */
  thinkMs?: number
}

/** This page's state of one game: the server's record, and our own messages still under way. */
export type GameState = {
  userId: string
  /** The latest record from the server; null until the first one. */
  record: GameRecord | null
  /** When the record arrived, by this browser's clock: from then on the game's clocks run here. */
  receivedAtMs: number
  /** How far the server's clock is ahead of this browser's. */
  serverAheadMs: number
  /** For the beacon that the page sends when it closes. */
  beaconToken: string | null
  pending: PendingMove | null
  /** Our last request other than a move, until the game changes. It is repeated if the server was busy. */
  request: GameClientMessage | null
  /** The server's message refusing a rematch, until the player asks again. */
  rematchRefusal: string | null
  /** The chat of the two players; null until it has been read, and for viewers. */
  chat: ChatState | null
  lastMadeAtMs: number
  /** When the whole record was last requested, while that is unanswered. */
  syncAskedAtMs: number | null
  connection: ConnectionStatus
  /** The connection is open, but the server has left a ping unanswered for a while. */
  isSilent: boolean
  /** The number of viewers. */
  viewers: number
  /** Why this user may not watch the game, or no longer may. */
  watchRefusal: WatchRefusal | null
  /** Whether the room has ever been open on this page. */
  hasOpened: boolean
}

export function startGameState(userId: string): GameState {
  return {
    userId,
    record: null,
    receivedAtMs: 0,
    serverAheadMs: 0,
    beaconToken: null,
    pending: null,
    request: null,
    rematchRefusal: null,
    chat: null,
    lastMadeAtMs: Number.NEGATIVE_INFINITY,
    syncAskedAtMs: null,
    connection: 'Waiting',
    isSilent: false,
    viewers: 0,
    watchRefusal: null,
    hasOpened: false,
  }
}

/** The color of a user in a game; null for viewers. */
export function colorIn(record: GameRecord, userId: string): Color | null {
  if (record.white_player_id === userId) return 'white'
  return record.black_player_id === userId ? 'black' : null
}

/** Whether a side has half the time and earns no increment. */
export const isBerserk = ({ berserk }: GameRecord, color: Color): boolean => berserk?.[color] ?? false

export const isPlaying = ({ record }: GameState): boolean => record?.status === 'playing'

/** Whether our move is shown but has probably not reached the server, where our clock still runs. */
export const isUnsent = ({ pending, connection, isSilent }: GameState): boolean =>
  pending !== null && (pending.isLate || isSilent || connection !== 'Open')

/** Whether the server credits what the network takes of a move, and holds premoves. */
export function isLagCredited(record: GameRecord): boolean {
  const { timeControl, increment = 0, wager, tournament_id, hasPrize } = record
  // A server of the previous version credits nothing in tournaments.
  return creditsLag({
    timeControlS: timeControl,
    incrementS: increment,
    wagerCents: wager > 0 ? 1n : 0n,
    hasPrize: hasPrize ?? tournament_id !== null,
  })
}

/**
 * Whether the player must soon know when the server falls silent: on their turn, and while an answer is due. A
 * daily game is in no hurry.
 */
export function isAnswerUrgent(state: GameState): boolean {
  const { record, pending, request, userId } = state
  if (pending !== null || request !== null) return true
  if (record === null || !isPlaying(state) || isDaily(record.timeControl)) return false
  return record.turn === colorIn(record, userId)
}

/** The rules of a game, and where it began if not as standard chess does. */
export type GameStart = { variant: Variant; startFen: string | undefined }

export const STANDARD_START: GameStart = { variant: 'standard', startFen: undefined }

/** How many plies the start's FEN counts before it: an odd number if Black makes the first move. */
export function pliesBefore({ startFen }: Pick<GameStart, 'startFen'>): number {
  const [, side = 'w', , , , fullmoves = '1'] = startFen?.split(' ') ?? []
  return Number(fullmoves) * 2 - (side === 'w' ? 2 : 1)
}

export const startOf = ({
  variant = 'standard',
  startFen,
}: Pick<GameRecord, 'variant' | 'startFen'>): GameStart => ({
  variant,
  startFen,
})

/** The game as shown, with our own pending move already played. */
export type ShownGame = GameStart & {
  fen: string
  ply: number
  turn: Color
  lastMove: string | null
  san: readonly string[]
}

export function shownGame(record: GameRecord, pending: PendingMove | null): ShownGame {
  const { fen, ply, turn, san, last_move: lastMove } = record
  const start = startOf(record)
  if (pending === null) return { ...start, fen, ply, turn, lastMove, san }
  return {
    ...start,
    fen: pending.fen,
    ply: pending.ply,
    turn: otherColor(turn),
    lastMove: pending.uci,
    san: [...san, pending.san],
  }
}

/** Whether a player has yet to make their first move, which has a time limit. */
export const isBeginning = (record: GameRecord): boolean => record.ply < FIRST_MOVE_PLIES

/** Before both players have moved, leaving aborts the game and costs nothing, except in a tournament. */
export const isAbortable = (record: GameRecord): boolean =>
  isBeginning(record) && record.tournament_id === null

/** A game that was aborted has nothing to review. */
export const isReviewable = ({ ply, reason }: Pick<GameRecord, 'ply' | 'reason'>): boolean =>
  ply > 0 && reason !== 'aborted'

/** A side effect that a step of the game asks for. */
export type GameEffect =
  | { type: 'send'; message: GameClientMessage }
  /** Sends the pending move again unless it has been answered by then. */
  | { type: 'resend_move'; moveId: string; afterMs: number }
  /** Marks the pending move as late unless it has been answered by then. */
  | { type: 'expect_answer'; moveId: string; afterMs: number }
  | { type: 'repeat_request'; afterMs: number }
  | { type: 'resend_chat'; afterMs: number }
  /** The game ended while the user was here. */
  | { type: 'ended' }
  | { type: 'draw_declined' }
  | { type: 'server_error'; message: string }

export const sendMessage = (message: GameClientMessage): GameEffect => ({ type: 'send', message })

/** Why a user may not watch a running game: not signed in, not covered by their plan, or too many viewers. */
export type WatchRefusal = 'guest' | 'premium' | 'tournament' | 'tooMany' | 'full'

const refusals: Partial<Record<SocketErrorCode | ApiErrorCode, WatchRefusal>> = {
  UNAUTHENTICATED: 'guest',
  WATCH_PREMIUM_ONLY: 'premium',
  WATCH_TOURNAMENT_ONLY: 'tournament',
  WATCH_TOO_MANY: 'tooMany',
  WATCH_FULL: 'full',
}

/** Maps an error code of the server to a watch refusal; null for any other code. */
export const watchRefusalOf = (code: string): WatchRefusal | null =>
  refusals[code as keyof typeof refusals] ?? null
