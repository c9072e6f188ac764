import { isAttacked } from './checks.ts'
import type { Square } from './squares.ts'
import { BOARD, CASTLING_FILES, CELLS, CHESS960 } from './table.ts'

// Castling in Chess960 (FIDE Laws of Chess, Guidelines II): king and rook land where they do in standard chess,
// wherever they come from. A move gives the king's square and the rook's.

// Local aliases, see table.ts.
const cells = CELLS
const castlingFiles = CASTLING_FILES
const chess960 = CHESS960

/** Whether the position on the table castles by the rules of Chess960. */
export function isChess960(): boolean {
  return cells[castlingFiles]! >= chess960
}

/** The rook of a castling right on the table, `right` counting the state's bits from 0. */
export function castlingRook(right: number): Square {
  return ((cells[castlingFiles]! >> (3 * right)) & 7) + (right < 2 ? 0 : 56)
}

/** The king's square after it has castled with this rook. */
export function castledKing(king: Square, rook: Square): Square {
  return (king & 56) + (rook > king ? 6 : 2)
}

/** The rook's square after its king has castled with it. */
export function castledRook(king: Square, rook: Square): Square {
  return (king & 56) + (rook > king ? 5 : 3)
}

/**
 * Whether a king that is not in check can castle with this rook, for which it has the right: nothing else stands
 * on the squares that either of them passes or reaches, and no square that the king passes or reaches is attacked.
 */
export function canCastle(king: Square, rook: Square, occupiedLo: number, occupiedHi: number): boolean {
  const kingTo = castledKing(king, rook)
  const rookTo = castledRook(king, rook)
  const isWhite = king < 32
  const pair = (1 << (king & 7)) | (1 << (rook & 7))
  const rest = (isWhite ? occupiedLo & 255 : occupiedHi >>> 24) & ~pair
  const first = Math.min(king, rook, kingTo, rookTo) & 7
  const last = Math.max(king, rook, kingTo, rookTo) & 7
  if ((rest & ((2 << last) - (1 << first))) !== 0) return false
  const by = (cells[BOARD + king]! >> 3) ^ 1
  const step = kingTo > king ? 1 : -1
  for (let square = king; square !== kingTo; square += step) {
    if (square !== king && isAttacked(square, by, occupiedLo, occupiedHi)) return false
  }
  // The rook may have shielded the king's last square along the rank.
  const after = rest | (1 << (kingTo & 7)) | (1 << (rookTo & 7))
  return isWhite
    ? !isAttacked(kingTo, by, (occupiedLo & ~255) | after, occupiedHi)
    : !isAttacked(kingTo, by, occupiedLo, (occupiedHi & 0xffffff) | (after << 24))
}
