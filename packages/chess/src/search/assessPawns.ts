import { CELLS, kingOf } from '../table.ts'
import { ASSESSMENTS } from './assessments.ts'
import { MAPS } from './attackMaps.ts'

// What pawns are worth to `assess`: their structure, which changes seldom and is kept for those met last, and the way of
// the passed ones.

// Names of our own, see table.ts.
const cells = CELLS
const findKing = kingOf
const weights = ASSESSMENTS
const maps = MAPS

// Where the worths stand, by rank from the own side.
const PLACES = 0
const DOUBLED = 261
const ISOLATED = 262
const GUARDED = 263
const BESIDE = 272
const PASSED = 280
const PASSED_GUARDED = 288
const BLOCKED = 296
const FREE_PATH = 304
/** Rank less 3, and how far the king is away. */
const OWN_KING = 312
const ENEMY_KING = 344

/** The passed pawns, White's and Black's, lo and hi. */
const passed = /* @__PURE__ */ new Int32Array(32)

/** What the way of a colour's passed pawns is worth. `assessPawns` has said which they are. */
export function assessPassed(color: number): number {
  let lo = passed[color << 1]!
  let hi = passed[(color << 1) + 1]!
  const us = color << 4
  const them = 16 - us
  const own = findKing(color)
  const enemy = findKing(color ^ 1)
  let sum = 0
  while ((lo | hi) !== 0) {
    const square = lo !== 0 ? 31 - Math.clz32(lo & -lo) : 63 - Math.clz32(hi & -hi)
    if (lo !== 0) lo &= lo - 1
    else hi &= hi - 1
    const rank = color === 0 ? square >> 3 : 7 - (square >> 3)
    const stop = color === 0 ? square + 8 : square - 8
    if (((maps[us + 2 + (square >> 5)]! >>> (square & 31)) & 1) !== 0) sum += weights[PASSED_GUARDED + rank]!
    const bit = 1 << stop
    const half = stop >> 5
    if (((cells[half]! | cells[16 + half]!) & bit) !== 0) sum += weights[BLOCKED + rank]!
    else if ((maps[them + half]! & ~maps[us + half]! & bit) === 0) sum += weights[FREE_PATH + rank]!
    if (rank < 3) continue
    sum += weights[OWN_KING + ((rank - 3) << 3) + apart(own, stop)]!
    sum += weights[ENEMY_KING + ((rank - 3) << 3) + apart(enemy, stop)]!
  }
  return sum
}

function apart(one: number, other: number): number {
  const files = Math.abs((one & 7) - (other & 7))
  const ranks = Math.abs((one >> 3) - (other >> 3))
  return files > ranks ? files : ranks
}

const KEPT_BITS = 13
/** Pawn structures met last, entries of sixteen integers: pawns (4), worth, passed pawns (4). */
const kept: Int32Array = /* @__PURE__ */ new Int32Array(16 << KEPT_BITS)

/** Packed worth of the pawn structure, White's less Black's; writes which are passed. */
export function assessPawns(): number {
  const whiteLo = cells[2]!
  const whiteHi = cells[3]!
  const blackLo = cells[18]!
  const blackHi = cells[19]!
  const mixed =
    Math.imul(whiteLo, 0x21f0aaad) ^
    Math.imul(whiteHi, 0x735a2d97) ^
    Math.imul(blackLo, 0x2c1b3c6d) ^
    Math.imul(blackHi, 0x297a2d39)
  const at = (mixed >>> (32 - KEPT_BITS)) << 4
  if (
    kept[at] === whiteLo &&
    kept[at + 1] === whiteHi &&
    kept[at + 2] === blackLo &&
    kept[at + 3] === blackHi &&
    (whiteLo | whiteHi | blackLo | blackHi) !== 0
  ) {
    for (let each = 0; each < 4; each++) passed[each] = kept[at + 5 + each]!
    return kept[at + 4]!
  }
  // Black's pawns are looked at from Black's side, with the ranks turned round.
  const black = structure(turn(blackHi), turn(blackLo), turn(whiteHi), turn(whiteLo))
  const lo = passed[0]!
  passed[2] = turn(passed[1]!)
  passed[3] = turn(lo)
  const worth = structure(whiteLo, whiteHi, blackLo, blackHi) - black
  kept[at] = whiteLo
  kept[at + 1] = whiteHi
  kept[at + 2] = blackLo
  kept[at + 3] = blackHi
  kept[at + 4] = worth
  for (let each = 0; each < 4; each++) kept[at + 5 + each] = passed[each]!
  return worth
}

/** Turns the four ranks of a half round. */
function turn(half: number): number {
  return (half << 24) | ((half & 0xff00) << 8) | ((half >>> 8) & 0xff00) | (half >>> 24)
}

function structure(lo: number, hi: number, enemyLo: number, enemyHi: number): number {
  let sum = 0
  let passedLo = 0
  let passedHi = 0
  for (let square = 8; square < 56; square++) {
    if ((((square < 32 ? lo : hi) >>> (square & 31)) & 1) === 0) continue
    const at = square & 7
    const file = 0x01010101 << at
    const beside = ((file & 0x7f7f7f7f) << 1) | ((file & 0xfefefefe) >>> 1)
    // The ranks before the pawn; a shift by 32 would be none in JavaScript.
    const rank = square >> 3
    const aheadLo = rank < 3 ? -1 << ((rank + 1) << 3) : 0
    const aheadHi = rank < 3 ? -1 : -1 << ((rank - 3) << 3)
    sum += weights[PLACES + (rank << 2) + (at < 4 ? at : 7 - at)]!
    if (((file & aheadLo & lo) | (file & aheadHi & hi)) !== 0) sum += weights[DOUBLED]!
    if (((lo | hi) & beside) === 0) sum += weights[ISOLATED]!
    const has = (to: number) => (((to < 32 ? lo : hi) >>> (to & 31)) & 1) !== 0
    if ((at > 0 && has(square - 9)) || (at < 7 && has(square - 7))) sum += weights[GUARDED + rank]!
    if ((at > 0 && has(square - 1)) || (at < 7 && has(square + 1))) sum += weights[BESIDE + rank]!
    const stoppers = file | beside
    if (((stoppers & aheadLo & enemyLo) | (stoppers & aheadHi & enemyHi)) !== 0) continue
    sum += weights[PASSED + rank]!
    if (square < 32) passedLo |= 1 << square
    else passedHi |= 1 << square
  }
  passed[0] = passedLo
  passed[1] = passedHi
  return sum
}
