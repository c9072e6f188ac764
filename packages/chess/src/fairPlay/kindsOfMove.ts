import { type Game, gamePly, gamePosition, moveAtPly, playMove, undoMove } from '../game.ts'
import { type Move, moveFrom, moveTo } from '../move.ts'
import { pieceAt, turn } from '../position.ts'
import { MOVE_KINDS } from './analysedMove.ts'

/** The sum of the `MOVE_KINDS` of a legal move. `captureSquare`: where the last move took something, if it did. */
export function kindsOfMove(
  game: Game,
  { move, captureSquare }: { move: Move; captureSquare: number | null },
): number {
  const position = gamePosition(game)
  const [from, to, mover] = [moveFrom(move), moveTo(move), turn(position)]
  const role = pieceAt(position, from)?.role
  const target = pieceAt(position, to)
  // In Chess960 a king that castles goes onto its own rook.
  const isOwn = target !== null && target.color === mover
  const isCapture = (target !== null && !isOwn) || (role === 'pawn' && (from & 7) !== (to & 7))
  const isCastling = role === 'king' && (isOwn || Math.abs((from & 7) - (to & 7)) > 1)
  const ranksForward = ((to >> 3) - (from >> 3)) * (mover === 'white' ? 1 : -1)
  const before = moveAtPly(game, gamePly(game) - 1)
  const { san } = playMove(game, move)
  undoMove(game)
  const is: Record<keyof typeof MOVE_KINDS, boolean> = {
    capture: isCapture,
    recapture: isCapture && to === captureSquare,
    check: san.endsWith('+') || san.endsWith('#'),
    castling: isCastling,
    retreat: role !== 'pawn' && !isCastling && ranksForward < 0,
    pawn: role === 'pawn',
    king: role === 'king' && !isCastling,
    again: before !== null && moveTo(before) === from,
  }
  return Object.entries(MOVE_KINDS).reduce(
    (sum, [kind, bit]) => (is[kind as keyof typeof MOVE_KINDS] ? sum + bit : sum),
    0,
  )
}
