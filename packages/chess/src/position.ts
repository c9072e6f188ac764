import { castlingRook, isChess960 } from './castling.ts'
import { inCheck } from './checks.ts'
import type { Square } from './squares.ts'
import {
  BLACK,
  BOARD,
  CELLS,
  castlingRights,
  kingOf,
  loadPosition,
  type Position,
  sideToMove,
} from './table.ts'

export type Color = 'white' | 'black'
export type Role = 'pawn' | 'knight' | 'bishop' | 'rook' | 'queen' | 'king'
export type Piece = { color: Color; role: Role }

/** The rules of a game. They differ in the start and in castling alone. */
export type Variant = 'standard' | 'chess960'

const roles: readonly Role[] = ['pawn', 'knight', 'bishop', 'rook', 'queen', 'king']

/** The piece on the square, or null. */
export function pieceAt(position: Position, square: Square): Piece | null {
  loadPosition(position)
  const piece = square >= 0 && square < 64 ? CELLS[BOARD + square] : 0
  if (!piece) return null
  return { color: piece & BLACK ? 'black' : 'white', role: roles[(piece & 7) - 1]! }
}

/** The side to move. */
export function turn(position: Position): Color {
  loadPosition(position)
  return sideToMove() === 0 ? 'white' : 'black'
}

/** The rules by which the position is played. */
export function variantOf(position: Position): Variant {
  loadPosition(position)
  return isChess960() ? 'chess960' : 'standard'
}

/** The squares of the rooks with which White and then Black may castle: short and long, null for a lost right. */
export function castlingRooks(position: Position): readonly (Square | null)[] {
  loadPosition(position)
  const rights = castlingRights()
  return [0, 1, 2, 3].map((right) => ((rights & (1 << right)) === 0 ? null : castlingRook(right)))
}

export function kingSquare(position: Position, color: Color): Square {
  loadPosition(position)
  return kingOf(color === 'white' ? 0 : 1)
}

/** Whether the side to move is in check. */
export function isCheck(position: Position): boolean {
  loadPosition(position)
  return inCheck()
}
