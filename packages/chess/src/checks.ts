import { BETWEEN, DIAGONAL, KING, KNIGHT, PAWN, STRAIGHT } from './attacks.ts'
import type { Square } from './squares.ts'
import { BOARD, CELLS, kingOf, sideToMove } from './table.ts'

// Local aliases, see table.ts.
const cells = CELLS
const between = BETWEEN
const diagonal = DIAGONAL
const straight = STRAIGHT
const knight = KNIGHT
const king = KING
const pawn = PAWN

/** Whether the side to move on the table is in check. */
export function inCheck(): boolean {
  const us = sideToMove()
  return isAttacked(kingOf(us), us ^ 1, cells[0]! | cells[16]!, cells[1]! | cells[17]!)
}

/** Whether a piece of color `by` attacks the square, given these occupied squares. */
export function isAttacked(square: Square, by: number, occupiedLo: number, occupiedHi: number): boolean {
  const side = (by & 1) << 4
  const lo = (square & 63) << 1
  const hi = lo + 1
  // A pawn of color `by` attacks the square from where a pawn of the other color on it would attack.
  const pawns = 128 - ((by & 1) << 7) + lo
  if (
    (knight[lo]! & cells[side + 4]!) |
    (knight[hi]! & cells[side + 5]!) |
    (pawn[pawns]! & cells[side + 2]!) |
    (pawn[pawns + 1]! & cells[side + 3]!) |
    (king[lo]! & cells[side + 12]!) |
    (king[hi]! & cells[side + 13]!)
  ) {
    return true
  }
  const queensLo = cells[side + 10]!
  const queensHi = cells[side + 11]!
  let sliders =
    (diagonal[lo]! & (cells[side + 6]! | queensLo)) | (straight[lo]! & (cells[side + 8]! | queensLo))
  for (; sliders !== 0; sliders &= sliders - 1) {
    const pair = (lo << 6) + ((31 - Math.clz32(sliders & -sliders)) << 1)
    if (((between[pair]! & occupiedLo) | (between[pair + 1]! & occupiedHi)) === 0) return true
  }
  sliders = (diagonal[hi]! & (cells[side + 7]! | queensHi)) | (straight[hi]! & (cells[side + 9]! | queensHi))
  for (; sliders !== 0; sliders &= sliders - 1) {
    const pair = (lo << 6) + 64 + ((31 - Math.clz32(sliders & -sliders)) << 1)
    if (((between[pair]! & occupiedLo) | (between[pair + 1]! & occupiedHi)) === 0) return true
  }
  return false
}

/** Whether the pawn on `from` may capture en passant on `to`: whether its own king is safe afterwards. */
export function isEnPassantLegal(from: Square, to: Square): boolean {
  const color = cells[BOARD + from]! >> 3
  const victim = to ^ 8
  const victims = ((color ^ 1) << 4) + 2 + (victim >> 5)
  const occupied = [cells[0]! | cells[16]!, cells[1]! | cells[17]!]
  occupied[from >> 5]! &= ~(1 << from)
  occupied[victim >> 5]! &= ~(1 << victim)
  occupied[to >> 5]! |= 1 << to
  cells[victims]! ^= 1 << victim
  const safe = !isAttacked(kingOf(color), color ^ 1, occupied[0]!, occupied[1]!)
  cells[victims]! ^= 1 << victim
  return safe
}

/** Whether any pawn of the color may capture en passant on the square. */
export function canCaptureEnPassant(color: number, to: Square): boolean {
  const near = 128 - (color << 7) + (to << 1)
  for (const half of [0, 1]) {
    let capturers = pawn[near + half]! & cells[(color << 4) + 2 + half]!
    for (; capturers !== 0; capturers &= capturers - 1) {
      if (isEnPassantLegal((half << 5) + 31 - Math.clz32(capturers & -capturers), to)) return true
    }
  }
  return false
}
