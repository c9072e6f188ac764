import { CELLS } from '../table.ts'
import { pack } from './placement.ts'

// Pawns change seldom: what their structure is worth is kept for the structures met last, with the pawns themselves,
// so that nothing is ever taken for what it is not.

// Names of our own, see table.ts.
const cells = CELLS

const KEPT_BITS = 12
/** Entries of eight integers: white pawns lo and hi, black pawns lo and hi, worth. */
const kept: Int32Array = /* @__PURE__ */ new Int32Array(8 << KEPT_BITS)

const doubled = /* @__PURE__ */ pack(-8, -18)
const isolated = /* @__PURE__ */ pack(-10, -12)
const guarded = /* @__PURE__ */ pack(6, 6)
/** A pawn that no other can stop, by the ranks it has left behind. */
const passed: Int32Array = /* @__PURE__ */ Int32Array.of(
  0,
  pack(2, 8),
  pack(4, 12),
  pack(8, 24),
  pack(18, 44),
  pack(36, 74),
  pack(60, 110),
  0,
)

/** Packed worth of the pawn structure on the table, White's less Black's. */
export function pawnStructure(): number {
  const whiteLo = cells[2]!
  const whiteHi = cells[3]!
  const blackLo = cells[18]!
  const blackHi = cells[19]!
  const mixed =
    Math.imul(whiteLo, 0x21f0aaad) ^
    Math.imul(whiteHi, 0x735a2d97) ^
    Math.imul(blackLo, 0x2c1b3c6d) ^
    Math.imul(blackHi, 0x297a2d39)
  const at = (mixed >>> (32 - KEPT_BITS)) << 3
  if (
    kept[at] === whiteLo &&
    kept[at + 1] === whiteHi &&
    kept[at + 2] === blackLo &&
    kept[at + 3] === blackHi
  ) {
    return kept[at + 4]!
  }
  // Black's pawns are looked at from Black's side, with the ranks turned round.
  const worth =
    judge(whiteLo, whiteHi, blackLo, blackHi) -
    judge(turn(blackHi), turn(blackLo), turn(whiteHi), turn(whiteLo))
  kept[at] = whiteLo
  kept[at + 1] = whiteHi
  kept[at + 2] = blackLo
  kept[at + 3] = blackHi
  kept[at + 4] = worth
  return worth
}

/** Turns the four ranks of a half round. */
function turn(half: number): number {
  return (half << 24) | ((half & 0xff00) << 8) | ((half >>> 8) & 0xff00) | (half >>> 24)
}

function judge(lo: number, hi: number, enemyLo: number, enemyHi: number): number {
  let sum = 0
  for (let square = 8; square < 56; square++) {
    if ((((square < 32 ? lo : hi) >>> (square & 31)) & 1) === 0) continue
    const file = 0x01010101 << (square & 7)
    const beside = ((file & 0x7f7f7f7f) << 1) | ((file & 0xfefefefe) >>> 1)
    // The ranks before the pawn; a shift by 32 would be none in JavaScript.
    const rank = square >> 3
    const aheadLo = rank < 3 ? -1 << ((rank + 1) << 3) : 0
    const aheadHi = rank < 3 ? -1 : -1 << ((rank - 3) << 3)
    if (((file & aheadLo & lo) | (file & aheadHi & hi)) !== 0) sum += doubled
    if (((lo | hi) & beside) === 0) sum += isolated
    if (isGuarded(square, lo, hi)) sum += guarded
    const stoppers = file | beside
    if (((stoppers & aheadLo & enemyLo) | (stoppers & aheadHi & enemyHi)) === 0) sum += passed[rank]!
  }
  return sum
}

/** Whether an own pawn stands a rank behind on a neighbouring file. */
function isGuarded(square: number, lo: number, hi: number): boolean {
  const has = (at: number) => (((at < 32 ? lo : hi) >>> (at & 31)) & 1) !== 0
  return ((square & 7) > 0 && has(square - 9)) || ((square & 7) < 7 && has(square - 7))
}
