import { KING, KNIGHT, SEEN, seeDiagonals, seeStraight } from '../attacks.ts'
import { CELLS, castlingRights, kingOf } from '../table.ts'
import { ASSESSMENTS } from './assessments.ts'
import { countSquares, MAPS, WEIGHTS_ON_KING } from './attackMaps.ts'

// How safe a king is, for `assess`.

// Names of our own, see table.ts.
const cells = CELLS
const seen = SEEN
const knight = KNIGHT
const kings = KING
const lookDiagonally = seeDiagonals
const lookStraight = seeStraight
const findKing = kingOf
const count = countSquares
const weights = ASSESSMENTS
const maps = MAPS
const weighed = WEIGHTS_ON_KING

// Where the worths stand.
/** How far the file is from the edge, and the rank of the nearest pawn before the king, 0 for none. */
const SHIELD = 376
const STORM = 408
/** By the weight of the attacks on a king, with a queen and without. */
const DANGER = 440
const CALM = 488
const CASTLING = 598

/** What checks that nothing guards against weigh. */
const KNIGHT_CHECK = 6
const BISHOP_CHECK = 4
const ROOK_CHECK = 8
const QUEEN_CHECK = 6

/** What the attacks of a colour on the other's king are worth. */
export function assessDanger(color: number): number {
  const us = color << 4
  const them = 16 - us
  const king = findKing(color ^ 1)
  const at = king << 1
  const freeLo = ~(maps[them]! | cells[us]!)
  const freeHi = ~(maps[them + 1]! | cells[us + 1]!)
  let units = weighed[color]! + weighChecks(king, us, freeLo, freeHi)
  // Squares next to the king that only it guards.
  const weakLo = kings[at]! & maps[us]! & ~(maps[them + 14]! | maps[them + 2]!)
  const weakHi = kings[at + 1]! & maps[us + 1]! & ~(maps[them + 15]! | maps[them + 3]!)
  units += count(weakLo, weakHi) << 1
  units >>= 1
  if ((cells[us + 10]! | cells[us + 11]!) !== 0) return weights[DANGER + (units < 47 ? units : 47)]!
  return weights[CALM + (units < 31 ? units : 31)]!
}

function weighChecks(king: number, us: number, freeLo: number, freeHi: number): number {
  const at = king << 1
  let units = 0
  if (((knight[at]! & maps[us + 4]! & freeLo) | (knight[at + 1]! & maps[us + 5]! & freeHi)) !== 0)
    units += KNIGHT_CHECK
  const occupiedLo = cells[0]! | cells[16]!
  const occupiedHi = cells[1]! | cells[17]!
  lookDiagonally(king, occupiedLo, occupiedHi)
  const diagonalLo = seen[0]! & freeLo
  const diagonalHi = seen[1]! & freeHi
  lookStraight(king, occupiedLo, occupiedHi)
  const straightLo = seen[0]! & freeLo
  const straightHi = seen[1]! & freeHi
  if (((diagonalLo & maps[us + 6]!) | (diagonalHi & maps[us + 7]!)) !== 0) units += BISHOP_CHECK
  if (((straightLo & maps[us + 8]!) | (straightHi & maps[us + 9]!)) !== 0) units += ROOK_CHECK
  if ((((diagonalLo | straightLo) & maps[us + 10]!) | ((diagonalHi | straightHi) & maps[us + 11]!)) !== 0)
    units += QUEEN_CHECK
  return units
}

/** The ranks on which a set has squares on the file, as a byte. */
function ranksOn(file: number, lo: number, hi: number): number {
  const low = Math.imul((lo >>> file) & 0x01010101, 0x10204080) >>> 28
  return low | ((Math.imul((hi >>> file) & 0x01010101, 0x10204080) >>> 28) << 4)
}

/** What pawns before a king, its own and the enemy's, are worth to it. */
export function assessShelter(color: number): number {
  const us = color << 4
  const them = 16 - us
  const king = findKing(color)
  const file = king & 7
  const rank = king >> 3
  const first = file === 0 ? 0 : file === 7 ? 5 : file - 1
  let sum = 0
  for (let at = first; at < first + 3; at++) {
    const edge = (at < 4 ? at : 7 - at) << 3
    sum += weights[SHIELD + edge + nearest(ranksOn(at, cells[us + 2]!, cells[us + 3]!), rank, color)]!
    sum += weights[STORM + edge + nearest(ranksOn(at, cells[them + 2]!, cells[them + 3]!), rank, color)]!
  }
  const rights = castlingRights()
  sum += weights[CASTLING + (color === 0 ? rights & 3 : rights >> 2)]!
  return sum
}

/** The first of the ranks before a king, counted from its own side, 0 for none. */
function nearest(ranks: number, rank: number, color: number): number {
  if (color === 0) {
    ranks &= -1 << rank
    return ranks === 0 ? 0 : 31 - Math.clz32(ranks & -ranks)
  }
  ranks &= (2 << rank) - 1
  return ranks === 0 ? 0 : Math.clz32(ranks) - 24
}
