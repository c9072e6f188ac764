import { findMove, parseUci, playMove, startGame } from '@lance/chess'
import type { PromotionLetter } from '@lance/contract'
import type { MoveSigns } from '@lance/domain'
import {
  colorIn,
  type GameEffect,
  type GameState,
  isLagCredited,
  isPlaying,
  type PendingMove,
  type ShownGame,
  sendMessage,
  shownGame,
} from './gameState.ts'

/** A second move within this time is an accidental double click ([GAME-8]). */
const DOUBLE_MOVE_MS = 100
/** A move unanswered by then is shown as not sent yet ([SOCKET-9]). */
const LATE_AFTER_MS = 2500
/** A move unanswered by then is sent again; the server recognizes a repeat by ply and moveId. */
const ANSWER_WITHIN_MS = 5000

export type WantedMove = {
  from: string
  to: string
  promotion: PromotionLetter | null
  moveId: string
  /** Chosen before the player's turn: not a double click, however soon the turn came. */
  isPremove?: boolean
  /** Sent to the server for fair play. */
  signs?: MoveSigns
}

/** Plays our move here at once and sends it. Returns the same state if the move can't be played. */
export function makeOwnMove(
  state: GameState,
  wanted: WantedMove,
  nowMs: number,
): { state: GameState; effects: GameEffect[] } {
  const { record, pending, connection } = state
  const nothing = { state, effects: [] }
  if (record === null || pending !== null || !isPlaying(state) || connection !== 'Open') return nothing
  if (record.turn !== colorIn(record, state.userId)) return nothing
  if (!wanted.isPremove && nowMs - state.lastMadeAtMs < DOUBLE_MOVE_MS) return nothing
  const played = playFrom(shownGame(record, null), wanted)
  if (played === null) return nothing
  const { from, to, promotion, moveId, signs } = wanted
  const isReported = signs !== undefined && (record.rated || record.wager > 0)
  const made: PendingMove = {
    from,
    to,
    promotion,
    ply: record.ply + 1,
    moveId,
    ...played,
    madeAtMs: nowMs,
    isLate: false,
    ...(isReported && { signs }),
    // The clock runs since the record arrived.
    ...(isLagCredited(record) && { thinkMs: Math.max(0, nowMs - state.receivedAtMs) }),
  }
  return {
    state: { ...state, pending: made, lastMadeAtMs: nowMs },
    effects: [...sendPending(made), { type: 'expect_answer', moveId, afterMs: LATE_AFTER_MS }],
  }
}

/** Sends the pending move (again), and schedules the next repeat. */
export function sendPending({ from, to, promotion, ply, moveId, thinkMs, signs }: PendingMove): GameEffect[] {
  const thought = thinkMs !== undefined && { thinkMs }
  const data = { from, to, promotion, ply, moveId, ...thought, ...(signs && { signs }) }
  return [sendMessage({ type: 'move', data }), { type: 'resend_move', moveId, afterMs: ANSWER_WITHIN_MS }]
}

function playFrom({ fen, variant }: ShownGame, { from, to, promotion }: WantedMove) {
  const game = startGame(fen, { variant })
  const wanted = parseUci(from + to + (promotion ?? ''))
  const move = wanted && findMove(game.position, wanted)
  if (move === null) return null
  const { uci, san, fen: after } = playMove(game, move)
  return { uci, san, fen: after }
}
