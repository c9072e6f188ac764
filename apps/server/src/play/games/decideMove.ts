import {
  type Color,
  findMove,
  type Move,
  moveAtPly,
  moveFrom,
  movePromotion,
  moveTo,
  type Outcome,
  parseSquare,
  playMove,
  squareName,
} from '@lance/chess'
import type { SocketErrorCode } from '@lance/contract'
import {
  bookLag,
  type Clock,
  catchUpLag,
  chargeMove,
  creditLag,
  creditsLag,
  isClockRunning,
  isPastDue,
  movesMadeBy,
  turnOfPly,
} from '@lance/domain'
import { colorOf, type LiveGame } from './gameState.ts'
import type { MoveCommand } from './moveCommand.ts'

/** A move that may be stored: its notation, the position and outcome it leads to, and the clocks after it. */
export type DecidedMove = {
  san: string
  uci: string
  fen: string
  outcome: Outcome | null
  clock: Clock
  moverLeftMs: number
  /** How much of the turn was not charged, because the network took it. */
  creditMs: number
}

export type MoveRefusal = Extract<
  SocketErrorCode,
  'NOT_A_PLAYER' | 'GAME_OVER' | 'STALE_PLY' | 'NOT_YOUR_TURN' | 'ILLEGAL_MOVE'
>

export type MoveDecision =
  | { kind: 'play'; move: DecidedMove }
  /** The stored move of that ply again: repeat its first answer. */
  | { kind: 'repeat'; ply: number }
  /** The side to move had no time left when the move was received. */
  | { kind: 'flag' }
  | { kind: 'refuse'; code: MoveRefusal }

/**
 * Decides a move on the game as it stands. When the result is `play`, `game.board` is one move ahead from
 * here on: a caller that fails to store the move must undo it there.
 */
export function decideMove(
  game: LiveGame,
  command: MoveCommand,
  { nowMs, firstMoveMs }: { nowMs: number; firstMoveMs: number },
): MoveDecision {
  const { facts, state } = game
  const { clock } = state
  const color = colorOf(facts, command.userId)
  if (color === null) return refuse('NOT_A_PLAYER')
  if (command.ply <= clock.ply) {
    if (isRepeat(game, command)) return { kind: 'repeat', ply: command.ply }
    return refuse(state.end ? 'GAME_OVER' : 'STALE_PLY')
  }
  if (state.end) return refuse('GAME_OVER')
  if (turnOfPly(clock.ply) !== color) return refuse('NOT_YOUR_TURN')
  if (command.ply !== clock.ply + 1) return refuse('STALE_PLY')
  const creditMs = lagCreditOf(game, color, command)
  const receivedAtMs = command.receivedAtMs - creditMs
  if (isPastDue(clock, { firstMoveMs, nowMs: receivedAtMs })) return { kind: 'flag' }
  const move = findLegalMove(game, command)
  if (move === null) return refuse('ILLEGAL_MOVE')
  const { san, uci, fen, outcome } = playMove(game.board, move)
  const { clock: next, moverLeftMs } = chargeMove(clock, { receivedAtMs, nowMs })
  return { kind: 'play', move: { san, uci, fen, outcome, clock: next, moverLeftMs, creditMs } }
}

/** How much of this turn the network took, as far as that is credited. */
function lagCreditOf({ facts, state, lag }: LiveGame, color: Color, command: MoveCommand): number {
  const { clock } = state
  const { thinkMs, lineMs = null, receivedAtMs } = command
  if (thinkMs === undefined || !isClockRunning(clock) || !creditsLag(facts)) return 0
  const account = catchUpLag(lag[color], { moves: movesMadeBy(color, clock.ply) })
  return creditLag(account, { elapsedMs: receivedAtMs - clock.turnStartedAtMs, thinkMs, lineMs })
}

/** Books what a stored move was credited; `ply` counts the moves before it. */
export function bookCredit(
  { facts, lag }: LiveGame,
  { ply, creditMs }: { ply: number; creditMs: number },
): void {
  if (!creditsLag(facts)) return
  const color = turnOfPly(ply)
  lag[color] = bookLag(catchUpLag(lag[color], { moves: movesMadeBy(color, ply) }), creditMs)
}

/** Whether the move is legal, by the player to move and for the next ply. Ignores the clock. */
export function isPlayable(game: LiveGame, command: MoveCommand): boolean {
  const { clock, end } = game.state
  return (
    end === null &&
    turnOfPly(clock.ply) === colorOf(game.facts, command.userId) &&
    command.ply === clock.ply + 1 &&
    findLegalMove(game, command) !== null
  )
}

const PROMOTIONS = { q: 'queen', r: 'rook', b: 'bishop', n: 'knight' } as const

function findLegalMove({ board }: LiveGame, command: MoveCommand): Move | null {
  const from = parseSquare(command.from)
  const to = parseSquare(command.to)
  if (from === null || to === null) return null
  const promotion = command.promotion === null ? undefined : PROMOTIONS[command.promotion]
  return findMove(board.position, { from, to, promotion })
}

/**
 * Whether this player already made this move at that ply. A promotion named where there is none is ignored.
 */
function isRepeat({ facts, board }: LiveGame, { userId, ply, from, to, promotion }: MoveCommand): boolean {
  const played = moveAtPly(board, ply)
  if (played === null || facts[turnOfPly(ply - 1)].id !== userId) return false
  if (squareName(moveFrom(played)) !== from || squareName(moveTo(played)) !== to) return false
  const role = movePromotion(played)
  return role === undefined || (promotion !== null && role === PROMOTIONS[promotion])
}

function refuse(code: MoveRefusal): MoveDecision {
  return { kind: 'refuse', code }
}
