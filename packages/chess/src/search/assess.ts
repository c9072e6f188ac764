import { CELLS, sideToMove, TOP } from '../table.ts'
import { assessDanger, assessShelter } from './assessKing.ts'
import { ASSESSMENTS } from './assessments.ts'
import { assessPassed, assessPawns } from './assessPawns.ts'
import { assessPieces, LIGHT } from './assessPieces.ts'
import { assessThreats } from './assessThreats.ts'
import { beginMaps, countSquares } from './attackMaps.ts'
import { knowEndgame } from './evaluate.ts'
import { FULL_BOARD } from './placement.ts'

// How good the position on the table looks to a review, without looking ahead: what `evaluate` sees and more (threats, checks,
// the way of a passed pawn, pawns before the kings), each worth what was learned from a stronger engine's scores
// (docs/decisions/0027-review-certainty.md). The levels of play keep `evaluate`, which they are tuned to.

// Names of our own, see table.ts.
const cells = CELLS
const top = TOP
const fullBoard = FULL_BOARD
const count = countSquares
const know = knowEndgame
const pieces = assessPieces
const pawns = assessPawns
const threats = assessThreats
const danger = assessDanger
const shelter = assessShelter
const passed = assessPassed

const TEMPO = 597

/** Positions judged last: hash lo, hi, what was said. */
const JUDGED_BITS = 15
const judged: Int32Array = /* @__PURE__ */ new Int32Array(4 << JUDGED_BITS)
const judgedMask = (1 << JUDGED_BITS) - 1

/** Hundredths of a pawn for the side to move, given how full the board is. */
export function assess(fullness: number): number {
  const at = cells[top]!
  const lo = cells[at]!
  const hi = cells[at + 1]!
  const entry = (lo & judgedMask) << 2
  if (judged[entry] === lo && judged[entry + 1] === hi) return judged[entry + 2]!
  const score = judge(fullness)
  judged[entry] = lo
  judged[entry + 1] = hi
  judged[entry + 2] = score
  return score
}

function judge(fullness: number): number {
  const side = sideToMove()
  beginMaps()
  const own = pieces(0) - pieces(1)
  const packed = (own + pawns() + relations(0, side) - relations(1, side)) | 0
  const middle = (packed + 0x8000) >> 16
  const end = (packed << 16) >> 16
  const full = fullness < fullBoard ? fullness : fullBoard
  let score = ((middle * full + end * (fullBoard - full)) / fullBoard) | 0
  if (fullness < 7) score = know(score)
  if (haveOppositeBishops()) score = fullness === 2 ? (score / 2) | 0 : ((score * 7) / 8) | 0
  return (side === 0 ? score : 0 - score) + tempo
}
/** It is worth something to be on move. */
const tempo = ASSESSMENTS[TEMPO]! >> 16

function haveOppositeBishops(): boolean {
  const lo = cells[6]!
  const hi = cells[7]!
  const otherLo = cells[22]!
  const otherHi = cells[23]!
  if (count(lo, hi) !== 1 || count(otherLo, otherHi) !== 1) return false
  return (((lo | hi) & LIGHT) === 0) !== (((otherLo | otherHi) & LIGHT) === 0)
}

/** What follows from what both sides attack. */
function relations(color: number, side: number): number {
  return threats(color, side) + danger(color) + shelter(color) + passed(color)
}
