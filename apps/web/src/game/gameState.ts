import type { Color } from '@lance/chess'
import type { GameClientMessage, GameRecord } from '@lance/contract'
import { FIRST_MOVES, type MoveSigns, otherColor } from '@lance/domain'
import type { ChatState } from '../chat/chatState.ts'
import type { ConnectionStatus } from '../socket/connection.ts'
import type { WatchRefusal } from './watchRefusal.ts'

export type PromotionLetter = 'q' | 'r' | 'b' | 'n'

/** A move of ours that is drawn, and that the server has not answered yet. */
export type PendingMove = {
  from: string
  to: string
  promotion: PromotionLetter | null
  /** Its number in the game, 1 for White's first. */
  ply: number
  /** Our name for it: however often it is sent, it is the same move. */
  moveId: string
  uci: string
  san: string
  /** The position after it. */
  fen: string
  /** By this browser's clock, in ms. */
  madeAtMs: number
  /** What the server is told of it for fair play; of games that count for nobody, nothing. */
  signs?: MoveSigns
}

/** What this page knows of one game: the server's record, and what of ours is still on its way. */
export type GameState = {
  userId: string
  /** The last the server said; null until it said anything. */
  record: GameRecord | null
  /** When it said so, by this browser's clock: from then on the clocks run here. */
  receivedAtMs: number
  /** How far the server's clock is ahead of this browser's. */
  serverAheadMs: number
  /** For the beacon of a page that closes. */
  beaconToken: string | null
  pending: PendingMove | null
  /** What we asked for beside moves, until the game changes: it is asked again when the server was busy. */
  request: GameClientMessage | null
  /** Why the server would not have a rematch, in its words; until it is asked for again. */
  rematchRefusal: string | null
  /** What the two players write to each other; null until it was read, and for who does not play. */
  chat: ChatState | null
  lastMadeAtMs: number
  /** When the whole record was last asked for, while there is no answer. */
  syncAskedAtMs: number | null
  connection: ConnectionStatus
  /** How many look at the game without playing it. */
  viewers: number
  /** Why we may not look at it, or not any more. */
  watchRefusal: WatchRefusal | null
  /** Whether the room has ever been open to this page. */
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
    viewers: 0,
    watchRefusal: null,
    hasOpened: false,
  }
}

/** The colour of a user in a game; null for somebody who does not play in it. */
export function colorIn(record: GameRecord, userId: string): Color | null {
  if (record.white_player_id === userId) return 'white'
  return record.black_player_id === userId ? 'black' : null
}

export const isPlaying = ({ record }: GameState): boolean => record?.status === 'playing'

/** The game as it is shown: with our own move on its way already played. */
export type ShownGame = {
  fen: string
  ply: number
  turn: Color
  lastMove: string | null
  san: readonly string[]
}

export function shownGame(record: GameRecord, pending: PendingMove | null): ShownGame {
  const { fen, ply, turn, san, last_move: lastMove } = record
  if (pending === null) return { fen, ply, turn, lastMove, san }
  return {
    fen: pending.fen,
    ply: pending.ply,
    turn: otherColor(turn),
    lastMove: pending.uci,
    san: [...san, pending.san],
  }
}

/** Whether somebody has yet to make his first move, for which he has a limit. */
export const isBeginning = (record: GameRecord): boolean => record.ply < FIRST_MOVES

/** Before both have moved a game is not resigned but aborted, and nobody loses anything; but in a tournament. */
export const isAbortable = (record: GameRecord): boolean =>
  isBeginning(record) && record.tournament_id === null
