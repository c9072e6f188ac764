import { BETWEEN, DIAGONAL, KNIGHT, PAWN, SEEN, STRAIGHT, seeDiagonals, seeStraight } from '../attacks.ts'
import { CASTLING, type Move } from '../move.ts'
import { MOVES } from '../moves.ts'
import { BOARD, CELLS, kingOf, sideToMove } from '../table.ts'
import { isQuiet } from './order.ts'

// Names of our own, see table.ts.
const cells = CELLS
const board = BOARD
const moves = MOVES
const seen = SEEN
const between = BETWEEN
const quiet = isQuiet

/** From where each piece, by its role, gives check: `role << 1`, lo and hi. At 0, the own pieces that uncover one. */
const checking = /* @__PURE__ */ new Int32Array(32)

/**
 * Keeps of the moves listed from `start` to `end` the captures, promotions and checks, and castling, which may be a
 * check. Returns where they end.
 */
export function keepForcing(start: number, end: number): number {
  findCheckingSquares()
  let kept = start
  for (let at = start; at < end; at++) {
    const move = moves[at]!
    if (!quiet(move) || mayCheck(move)) moves[kept++] = move
  }
  return kept
}

function mayCheck(move: Move): boolean {
  const from = move & 63
  const to = (move >> 6) & 63
  const role = (cells[board + from]! & 7) << 1
  const direct = (checking[role + (to >> 5)]! & (1 << to)) !== 0
  return direct || (checking[from >> 5]! & (1 << from)) !== 0 || move >> 12 === CASTLING
}

function findCheckingSquares(): void {
  const us = sideToMove()
  const own = us << 4
  const king = kingOf(us ^ 1)
  const near = king << 1
  const lo = cells[0]! | cells[16]!
  const hi = cells[1]! | cells[17]!
  const pawns = ((us ^ 1) << 7) + near
  checking[2] = PAWN[pawns]!
  checking[3] = PAWN[pawns + 1]!
  checking[4] = KNIGHT[near]!
  checking[5] = KNIGHT[near + 1]!
  seeDiagonals(king, lo, hi)
  checking[6] = seen[0]!
  checking[7] = seen[1]!
  seeStraight(king, lo, hi)
  checking[8] = seen[0]!
  checking[9] = seen[1]!
  checking[10] = checking[6]! | seen[0]!
  checking[11] = checking[7]! | seen[1]!
  const diagonalLo = DIAGONAL[near]! & (cells[own + 6]! | cells[own + 10]!)
  const diagonalHi = DIAGONAL[near + 1]! & (cells[own + 7]! | cells[own + 11]!)
  const straightLo = STRAIGHT[near]! & (cells[own + 8]! | cells[own + 10]!)
  const straightHi = STRAIGHT[near + 1]! & (cells[own + 9]! | cells[own + 11]!)
  findUncovering(king, own, diagonalLo | straightLo, diagonalHi | straightHi)
}

/** Own pieces that stand alone between an own slider and the king. */
function findUncovering(king: number, own: number, lo: number, hi: number): void {
  let uncoverLo = 0
  let uncoverHi = 0
  while ((lo | hi) !== 0) {
    const slider = lo !== 0 ? 31 - Math.clz32(lo & -lo) : 63 - Math.clz32(hi & -hi)
    if (lo !== 0) lo &= lo - 1
    else hi &= hi - 1
    const pair = (king << 7) + (slider << 1)
    const blockLo = between[pair]! & (cells[0]! | cells[16]!)
    const blockHi = between[pair + 1]! & (cells[1]! | cells[17]!)
    if (((blockLo & (blockLo - 1)) | (blockHi & (blockHi - 1))) !== 0 || (blockLo !== 0 && blockHi !== 0))
      continue
    uncoverLo |= blockLo & cells[own]!
    uncoverHi |= blockHi & cells[own + 1]!
  }
  checking[0] = uncoverLo
  checking[1] = uncoverHi
}
