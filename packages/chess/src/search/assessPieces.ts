import { KING, KNIGHT, SEEN, seeDiagonals, seeStraight } from '../attacks.ts'
import { CELLS, kingOf } from '../table.ts'
import { ASSESSMENTS } from './assessments.ts'
import { addAttacks, countSquares, MAPS, WEIGHTS_ON_KING } from './attackMaps.ts'

// What the pieces are worth to `assess` where they stand, and how far they reach.

// Names of our own, see table.ts.
const cells = CELLS
const seen = SEEN
const knight = KNIGHT
const kings = KING
const lookDiagonally = seeDiagonals
const lookStraight = seeStraight
const findKing = kingOf
const add = addAttacks
const count = countSquares
const weights = ASSESSMENTS
const maps = MAPS

// Where the worths stand.
/** Role (6) and place on the half board (32), the material included. */
const PLACES = 0
/** How many squares are reached; knights, bishops, rooks, queens. */
const REACHES = /* @__PURE__ */ Int32Array.of(0, 0, 192, 201, 215, 230, 0, 0)
const PAIR = 258
const OPEN_FILE = 259
const HALF_OPEN_FILE = 260
const OUTPOST = 568
/** By how many own pawns stand on the bishop's colour. */
const PAWNS_IN_WAY = 570
/** By how many own pawns there are. */
const KNIGHT_PAWNS = 579
const ROOK_PAWNS = 588

/** How heavily a piece weighs by its role on each square next to a king. */
const near = /* @__PURE__ */ Int32Array.of(0, 0, 2, 2, 3, 4, 0, 0)
/** The light squares of a half. */
export const LIGHT = 0x55aa55aa

/** What where a colour's pieces stand is worth; writes what they attack. */
export function assessPieces(color: number): number {
  const us = color << 4
  let sum = king(color, us)
  WEIGHTS_ON_KING[color] = 0
  for (let role = 2; role <= 5; role++) {
    let lo = cells[us + (role << 1)]!
    let hi = cells[us + (role << 1) + 1]!
    while ((lo | hi) !== 0) {
      const square = lo !== 0 ? 31 - Math.clz32(lo & -lo) : 63 - Math.clz32(hi & -hi)
      if (lo !== 0) lo &= lo - 1
      else hi &= hi - 1
      sum += piece(role, square, color, us)
    }
  }
  if (count(cells[us + 6]!, cells[us + 7]!) > 1) sum += weights[PAIR]!
  return sum
}

function placeOf(role: number, square: number, color: number): number {
  const turned = color === 0 ? square : square ^ 56
  const file = turned & 7
  return weights[PLACES + ((role - 1) << 5) + ((turned >> 3) << 2) + (file < 4 ? file : 7 - file)]!
}

function king(color: number, us: number): number {
  const square = findKing(color)
  add(us, 6, kings[square << 1]!, kings[(square << 1) + 1]!)
  return placeOf(6, square, color)
}

function piece(role: number, square: number, color: number, us: number): number {
  const occupiedLo = cells[0]! | cells[16]!
  const occupiedHi = cells[1]! | cells[17]!
  let toLo = 0
  let toHi = 0
  if (role === 2) {
    toLo = knight[square << 1]!
    toHi = knight[(square << 1) + 1]!
  }
  if (role === 3 || role === 5) {
    lookDiagonally(square, occupiedLo, occupiedHi)
    toLo = seen[0]!
    toHi = seen[1]!
  }
  if (role > 3) {
    lookStraight(square, occupiedLo, occupiedHi)
    toLo |= seen[0]!
    toHi |= seen[1]!
  }
  add(us, role, toLo, toHi)
  const enemyKing = findKing(color ^ 1) << 1
  const nearLo = toLo & kings[enemyKing]!
  const nearHi = toHi & kings[enemyKing + 1]!
  if ((nearLo | nearHi) !== 0) WEIGHTS_ON_KING[color]! += near[role]! * count(nearLo, nearHi)
  const safeLo = ~(maps[18 - us]! | cells[us]!)
  const safeHi = ~(maps[19 - us]! | cells[us + 1]!)
  let sum = placeOf(role, square, color) + weights[REACHES[role]! + count(toLo & safeLo, toHi & safeHi)]!
  if (role === 2) sum += weights[KNIGHT_PAWNS + count(cells[us + 2]!, cells[us + 3]!)]!
  else if (role === 3) sum += pawnsInWay(square, us)
  else if (role === 4) sum += rook(square & 7, us)
  if (role < 4 && isOutpost(square, us, color)) sum += weights[OUTPOST + role - 2]!
  return sum
}

function pawnsInWay(square: number, us: number): number {
  const own = ((LIGHT >>> (square & 31)) & 1) === 1 ? LIGHT : ~LIGHT
  return weights[PAWNS_IN_WAY + count(cells[us + 2]! & own, cells[us + 3]! & own)]!
}

/** Whether an own pawn guards the square and no enemy one can ever attack it. */
function isOutpost(square: number, us: number, color: number): boolean {
  const up = square >> 3
  const rank = color === 0 ? up : 7 - up
  if (rank < 3 || rank > 5) return false
  if (((maps[us + 2 + (square >> 5)]! >>> (square & 31)) & 1) === 0) return false
  const file = 0x01010101 << (square & 7)
  const beside = ((file & 0x7f7f7f7f) << 1) | ((file & 0xfefefefe) >>> 1)
  const them = 16 - us
  let lo = cells[them + 2]! & beside
  let hi = cells[them + 3]! & beside
  if (color === 0) {
    lo &= up < 3 ? -1 << ((up + 1) << 3) : 0
    hi &= up < 3 ? -1 : -1 << ((up - 3) << 3)
  } else {
    hi &= up > 4 ? (1 << ((up - 4) << 3)) - 1 : 0
    lo &= up > 3 ? -1 : (1 << (up << 3)) - 1
  }
  return (lo | hi) === 0
}

function rook(at: number, us: number): number {
  const file = 0x01010101 << at
  const own = cells[us + 2]! | cells[us + 3]!
  const enemy = cells[18 - us]! | cells[19 - us]!
  let sum = weights[ROOK_PAWNS + count(cells[us + 2]!, cells[us + 3]!)]!
  if ((own & file) !== 0) return sum
  if ((enemy & file) === 0) sum += weights[OPEN_FILE]!
  else sum += weights[HALF_OPEN_FILE]!
  return sum
}
