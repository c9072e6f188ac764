import { KING, KNIGHT, SEEN, seeDiagonals, seeStraight } from '../attacks.ts'
import { BOARD, CELLS, kingOf, sideToMove, TOP } from '../table.ts'
import { pawnStructure } from './pawnStructure.ts'
import { FULL_BOARD, FULLNESS, pack, WORTH } from './placement.ts'

// How good the position on the table looks, without looking ahead. Where pieces stand is added up move by move
// (`WORTH`); here comes what follows from all pieces together: how far they reach, how near they come to the king,
// pawns, and that some endgames can't be won.

// Names of our own, see table.ts.
const cells = CELLS
const top = TOP
const seen = SEEN
const knight = KNIGHT
const kings = KING
const lookDiagonally = seeDiagonals
const lookStraight = seeStraight
const findKing = kingOf
const structure = pawnStructure
const fullBoard = FULL_BOARD

/** For each square that a knight, bishop, rook, queen reaches, and how many it should reach to be worth its value. */
const KNIGHT_REACH = /* @__PURE__ */ pack(4, 4)
const BISHOP_REACH = /* @__PURE__ */ pack(4, 4)
const ROOK_REACH = /* @__PURE__ */ pack(2, 4)
const QUEEN_REACH = /* @__PURE__ */ pack(1, 2)
const knightReach = KNIGHT_REACH
const bishopReach = BISHOP_REACH
const rookReach = ROOK_REACH
const queenReach = QUEEN_REACH
const bishopPair = /* @__PURE__ */ pack(25, 45)
const openFile = /* @__PURE__ */ pack(22, 8)
const halfOpenFile = /* @__PURE__ */ pack(10, 6)
const shieldPawn = /* @__PURE__ */ pack(9, 0)
/** It is worth something to be on move. */
const TEMPO = 10

/** What attacks on the squares around a king cost it in the middle game, by their weight. */
const danger: Int32Array = /* @__PURE__ */ Int32Array.from({ length: 64 }, (_, weight) =>
  Math.min(400, Math.round(weight * weight * 0.9)),
)

/** What the parts share. The weight of the attacks on a king's neighbourhood; where pawns attack, lo and hi. */
const shared = /* @__PURE__ */ new Int32Array(32)
const ATTACKS = 0
const SAFE = 2

/** How many squares a set has. */
function countSquares(lo: number, hi: number): number {
  lo -= (lo >>> 1) & 0x55555555
  hi -= (hi >>> 1) & 0x55555555
  const both = (lo & 0x33333333) + ((lo >>> 2) & 0x33333333) + (hi & 0x33333333) + ((hi >>> 2) & 0x33333333)
  return Math.imul((both & 0x0f0f0f0f) + ((both >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24
}
const count = countSquares

/** The sum of `WORTH` over the pieces on the table. */
export function placementOnTable(): number {
  let sum = 0
  for (let square = 0; square < 64; square++) sum += WORTH[(cells[BOARD + square]! << 6) + square]!
  return sum
}

/** How full the board is, `FULL_BOARD` at the start. */
export function fullnessOnTable(): number {
  let sum = 0
  for (let square = 0; square < 64; square++) sum += FULLNESS[cells[BOARD + square]!]!
  return sum
}

/** Positions judged last: hash lo, hi, what was said. They stay true from search to search. */
const JUDGED_BITS = 14
const judged: Int32Array = /* @__PURE__ */ new Int32Array(4 << JUDGED_BITS)
const judgedMask = (1 << JUDGED_BITS) - 1

/** Hundredths of a pawn for the side to move, given the two sums above. */
export function evaluate(placement: number, fullness: number): number {
  const at = cells[top]!
  const lo = cells[at]!
  const hi = cells[at + 1]!
  const entry = (lo & judgedMask) << 2
  if (judged[entry] === lo && judged[entry + 1] === hi) return judged[entry + 2]!
  const score = judge(placement, fullness)
  judged[entry] = lo
  judged[entry + 1] = hi
  judged[entry + 2] = score
  return score
}

function judge(placement: number, fullness: number): number {
  const packed = (placement + structure() + pieces(0) - pieces(1)) | 0
  const middle = (packed + 0x8000) >> 16
  const end = (packed << 16) >> 16
  const full = fullness < fullBoard ? fullness : fullBoard
  let score = ((middle * full + end * (fullBoard - full)) / fullBoard) | 0
  if (fullness < 7) score = knowEndgame(score)
  return (sideToMove() === 0 ? score : 0 - score) + TEMPO
}

/** What reach, king and files are worth to a colour. */
function pieces(color: number): number {
  const us = color << 4
  const them = 16 - us
  const enemyKing = findKing(color ^ 1)
  const zoneLo = kings[enemyKing << 1]!
  const zoneHi = kings[(enemyKing << 1) + 1]!
  shared[ATTACKS] = 0
  writeSafe(color)
  let sum = reachOfKnights(us, zoneLo, zoneHi)
  sum += reachOfSliders(us, zoneLo, zoneHi)
  sum += rookFiles(us, them)
  if (count(cells[us + 6]!, cells[us + 7]!) > 1) sum += bishopPair
  const weight = shared[ATTACKS]!
  if ((cells[us + 10]! | cells[us + 11]!) !== 0) sum += danger[weight < 63 ? weight : 63]! << 16
  return sum + shield(color, us)
}

/** Where a piece of the colour stands neither in the way of its own nor under a pawn's attack. */
function writeSafe(color: number): void {
  const us = color << 4
  const lo = cells[18 - us]!
  const hi = cells[19 - us]!
  const left = 0x7f7f7f7f
  const right = 0xfefefefe
  let attackedLo: number
  let attackedHi: number
  if (color === 0) {
    // Black pawns attack downwards.
    attackedLo = ((lo & right) >>> 9) | ((lo & left) >>> 7) | ((hi & right) << 23) | ((hi & left) << 25)
    attackedHi = ((hi & right) >>> 9) | ((hi & left) >>> 7)
  } else {
    attackedLo = ((lo & left) << 9) | ((lo & right) << 7)
    attackedHi = ((hi & left) << 9) | ((hi & right) << 7) | ((lo & left) >>> 23) | ((lo & right) >>> 25)
  }
  shared[SAFE] = ~(attackedLo | cells[us]!)
  shared[SAFE + 1] = ~(attackedHi | cells[us + 1]!)
}

function reachOfKnights(us: number, zoneLo: number, zoneHi: number): number {
  const safeLo = shared[SAFE]!
  const safeHi = shared[SAFE + 1]!
  let lo = cells[us + 4]!
  let hi = cells[us + 5]!
  let sum = 0
  let attacks = 0
  while ((lo | hi) !== 0) {
    const square = lo !== 0 ? 31 - Math.clz32(lo & -lo) : 63 - Math.clz32(hi & -hi)
    if (lo !== 0) lo &= lo - 1
    else hi &= hi - 1
    const toLo = knight[square << 1]!
    const toHi = knight[(square << 1) + 1]!
    sum += (count(toLo & safeLo, toHi & safeHi) - 4) * knightReach
    if (((toLo & zoneLo) | (toHi & zoneHi)) !== 0) attacks += 2 * count(toLo & zoneLo, toHi & zoneHi)
  }
  shared[ATTACKS]! += attacks
  return sum
}

function reachOfSliders(us: number, zoneLo: number, zoneHi: number): number {
  const safeLo = shared[SAFE]!
  const safeHi = shared[SAFE + 1]!
  const occupiedLo = cells[0]! | cells[16]!
  const occupiedHi = cells[1]! | cells[17]!
  let sum = 0
  let attacks = 0
  for (let role = 6; role <= 10; role += 2) {
    let lo = cells[us + role]!
    let hi = cells[us + role + 1]!
    while ((lo | hi) !== 0) {
      const square = lo !== 0 ? 31 - Math.clz32(lo & -lo) : 63 - Math.clz32(hi & -hi)
      if (lo !== 0) lo &= lo - 1
      else hi &= hi - 1
      let toLo = 0
      let toHi = 0
      if (role !== 8) {
        lookDiagonally(square, occupiedLo, occupiedHi)
        toLo = seen[0]!
        toHi = seen[1]!
      }
      if (role !== 6) {
        lookStraight(square, occupiedLo, occupiedHi)
        toLo |= seen[0]!
        toHi |= seen[1]!
      }
      const reached = count(toLo & safeLo, toHi & safeHi)
      const nearLo = toLo & zoneLo
      const nearHi = toHi & zoneHi
      const near = (nearLo | nearHi) === 0 ? 0 : count(nearLo, nearHi)
      if (role === 6) {
        sum += (reached - 5) * bishopReach
        attacks += 2 * near
      } else if (role === 8) {
        sum += (reached - 6) * rookReach
        attacks += 3 * near
      } else {
        sum += (reached - 11) * queenReach
        attacks += 4 * near
      }
    }
  }
  shared[ATTACKS]! += attacks
  return sum
}

/** Rooks on files without pawns, or without own ones. */
function rookFiles(us: number, them: number): number {
  const own = cells[us + 2]! | cells[us + 3]!
  const all = own | cells[them + 2]! | cells[them + 3]!
  const ownFiles = filesOf(own)
  const allFiles = filesOf(all)
  let sum = 0
  for (let half = cells[us + 8]!, next = cells[us + 9]!; (half | next) !== 0; ) {
    if (half === 0) {
      half = next
      next = 0
    }
    const file = (31 - Math.clz32(half & -half)) & 7
    half &= half - 1
    if ((allFiles & (1 << file)) === 0) sum += openFile
    else if ((ownFiles & (1 << file)) === 0) sum += halfOpenFile
  }
  return sum
}

/** The files that a half has squares on, as a byte. */
function filesOf(half: number): number {
  half |= half >>> 16
  return (half | (half >>> 8)) & 255
}

/** Pawns before a king that stays at home. */
function shield(color: number, us: number): number {
  const king = findKing(color)
  const rank = king >> 3
  if (color === 0 ? rank > 1 : rank < 6) return 0
  const near = kings[king << 1]! & cells[us + 2]!
  const nearHi = kings[(king << 1) + 1]! & cells[us + 3]!
  return count(near, nearHi) * shieldPawn
}

/** What is known of boards with few pieces: who can't win, and that a bare king is to be driven to the edge. */
export function knowEndgame(score: number): number {
  const color = score > 0 ? 0 : 1
  const us = color << 4
  const them = 16 - us
  if ((cells[us + 2]! | cells[us + 3]!) === 0) {
    const strong = force(us)
    const weak = force(them)
    if (strong - weak < 400 && (strong < 500 || weak > 0)) return (score / 8) | 0
  }
  const bare = (cells[them]! | cells[them + 1]!) === (cells[them + 12]! | cells[them + 13]!)
  if (!bare || force(them) > 0) return score
  const drive = driveToEdge(findKing(color), findKing(color ^ 1))
  return color === 0 ? score + drive : score - drive
}

/** The worth of a side's pieces without pawns. */
function force(us: number): number {
  const of = (cell: number) => count(cells[us + cell]!, cells[us + cell + 1]!)
  return 300 * (of(4) + of(6)) + 500 * of(8) + 900 * of(10)
}

function driveToEdge(strong: number, weak: number): number {
  const file = weak & 7
  const rank = weak >> 3
  const fromCentre = Math.max(3 - file, file - 4) + Math.max(3 - rank, rank - 4)
  const apart = Math.abs(file - (strong & 7)) + Math.abs(rank - (strong >> 3))
  return 20 * fromCentre + 8 * (14 - apart)
}
