import { type Move, moveFrom, movePromotion, moveTo, PROMOTION, type PromotionRole } from './move.ts'
import { MOVES, SINGLE_LIST, writeLegalMoves, writeMovesOf, writeSomeMoves } from './moves.ts'
import type { Square } from './squares.ts'
import { loadPosition, type Position } from './table.ts'

/** All legal moves of the position, in no particular order. */
export function legalMoves(position: Position): Move[] {
  loadPosition(position)
  return Array.from(MOVES.subarray(SINGLE_LIST, writeLegalMoves(SINGLE_LIST)))
}

export function hasLegalMove(position: Position): boolean {
  loadPosition(position)
  return canMove()
}

/** Whether the side to move on the table has a legal move. */
export function canMove(): boolean {
  return writeSomeMoves(SINGLE_LIST) > SINGLE_LIST
}

/**
 * The legal move of the piece on `from` to `to`, or null. Castling is the king's move of two squares, in
 * Chess960 its move onto its own rook. A pawn that reaches the last rank requires a `promotion`; for other moves it is ignored, since clients tend to
 * send it always.
 */
export function findMove(
  position: Position,
  { from, to, promotion }: { from: Square; to: Square; promotion?: PromotionRole | undefined },
): Move | null {
  loadPosition(position)
  const bit = 1 << from
  const end = writeMovesOf(SINGLE_LIST, from < 32 ? bit : 0, from < 32 ? 0 : bit)
  for (let at = SINGLE_LIST; at < end; at++) {
    const move = MOVES[at]!
    if (moveFrom(move) !== from || moveTo(move) !== to) continue
    if (move >> 12 < PROMOTION || movePromotion(move) === promotion) return move
  }
  return null
}
