import { KING, KNIGHT, PAWN, SEEN, seeDiagonals, seeStraight } from '../attacks.ts'
import { EN_PASSANT, type Move, PROMOTION } from '../move.ts'
import type { Square } from '../squares.ts'
import { BOARD, CELLS } from '../table.ts'
import { ROLE_WORTH } from './placement.ts'

// What a capture wins in the end, when both sides go on capturing on its square with their least piece first, as long
// as it pays. Pins are not seen.

// Names of our own, see table.ts.
const cells = CELLS
const board = BOARD
const worth = ROLE_WORTH
const seen = SEEN
const knight = KNIGHT
const king = KING
const pawn = PAWN
const lookDiagonally = seeDiagonals
const lookStraight = seeStraight

/** What each capture in turn has won so far. */
const gains = /* @__PURE__ */ new Int32Array(40)

/** The squares that have not taken part yet, lo and hi. */
const left = /* @__PURE__ */ new Int32Array(32)

/** What the move wins by exchanges on its square, in hundredths of a pawn. The move is not made yet. */
export function exchangeGain(move: Move): number {
  const from = move & 63
  const to = (move >> 6) & 63
  const kind = move >> 12
  let attacker = cells[board + from]! & 7
  let color = (cells[board + from]! & 15) >> 3
  let gain = worth[cells[board + to]! & 7]!
  left[0] = cells[0]! | cells[16]!
  left[1] = cells[1]! | cells[17]!
  take(from)
  if (kind === EN_PASSANT) {
    gain = worth[1]!
    take(to ^ 8)
  } else if (kind >= PROMOTION) {
    attacker = 2 + (kind & 3)
    gain += worth[attacker]! - worth[1]!
  }
  gains[0] = gain
  let length = 1
  for (; length < 32; length++) {
    color ^= 1
    const next = leastAttacker(to, color)
    if (next < 0) break
    gains[length] = worth[attacker]! - gains[length - 1]!
    attacker = cells[board + next]! & 7
    take(next)
  }
  while (--length > 0) gains[length - 1] = Math.min(gains[length - 1]!, -gains[length]!)
  return gains[0]!
}

function take(square: Square): void {
  left[square >> 5]! &= ~(1 << square)
}

/** The square of the least piece of the colour that captures on the square, -1 for none. */
function leastAttacker(square: Square, color: number): number {
  const us = color << 4
  const lo = left[0]!
  const hi = left[1]!
  const at = square << 1
  const pawns = 128 - (color << 7) + at
  let found = pick(pawn[pawns]! & cells[us + 2]! & lo, pawn[pawns + 1]! & cells[us + 3]! & hi)
  if (found >= 0) return found
  found = pick(knight[at]! & cells[us + 4]! & lo, knight[at + 1]! & cells[us + 5]! & hi)
  if (found >= 0) return found
  lookDiagonally(square, lo, hi)
  const diagonalLo = seen[0]! & lo
  const diagonalHi = seen[1]! & hi
  found = pick(diagonalLo & cells[us + 6]!, diagonalHi & cells[us + 7]!)
  if (found >= 0) return found
  lookStraight(square, lo, hi)
  const straightLo = seen[0]! & lo
  const straightHi = seen[1]! & hi
  found = pick(straightLo & cells[us + 8]!, straightHi & cells[us + 9]!)
  if (found >= 0) return found
  found = pick((diagonalLo | straightLo) & cells[us + 10]!, (diagonalHi | straightHi) & cells[us + 11]!)
  if (found >= 0) return found
  return pick(king[at]! & cells[us + 12]!, king[at + 1]! & cells[us + 13]!)
}

/** One square of a set, -1 where it is empty. */
function pick(lo: number, hi: number): number {
  if (lo !== 0) return 31 - Math.clz32(lo & -lo)
  return hi === 0 ? -1 : 63 - Math.clz32(hi & -hi)
}
