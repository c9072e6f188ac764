import { CELLS } from '../table.ts'

// What each side attacks on the table, for `assess`.

/** `colour << 4 | role << 1`, lo and hi; at role 0 all of it, at 7 where it does twice. */
export const MAPS: Int32Array = /* @__PURE__ */ new Int32Array(32)
/** How heavily each colour's pieces weigh on the squares next to the other's king. */
export const WEIGHTS_ON_KING: Int32Array = /* @__PURE__ */ new Int32Array(32)

// Names of our own, see table.ts.
const cells = CELLS
const maps = MAPS

/** Begins the maps of a position with what the pawns attack. */
export function beginMaps(): void {
  maps.fill(0)
  attackByPawns(0)
  attackByPawns(1)
}

function attackByPawns(color: number): void {
  const at = color << 4
  const lo = cells[at + 2]!
  const hi = cells[at + 3]!
  const left = 0x7f7f7f7f
  const right = 0xfefefefe
  let toLo: number
  let toHi: number
  if (color === 1) {
    toLo = ((lo & right) >>> 9) | ((lo & left) >>> 7) | ((hi & right) << 23) | ((hi & left) << 25)
    toHi = ((hi & right) >>> 9) | ((hi & left) >>> 7)
  } else {
    toLo = ((lo & left) << 9) | ((lo & right) << 7)
    toHi = ((hi & left) << 9) | ((hi & right) << 7) | ((lo & left) >>> 23) | ((lo & right) >>> 25)
  }
  maps[at + 2] = toLo
  maps[at + 3] = toHi
  maps[at] = toLo
  maps[at + 1] = toHi
}

/** Adds what a piece attacks. */
export function addAttacks(us: number, role: number, lo: number, hi: number): void {
  maps[us + 14]! |= lo & maps[us]!
  maps[us + 15]! |= hi & maps[us + 1]!
  maps[us]! |= lo
  maps[us + 1]! |= hi
  maps[us + (role << 1)]! |= lo
  maps[us + (role << 1) + 1]! |= hi
}

/** How many squares a set has. */
export function countSquares(lo: number, hi: number): number {
  lo -= (lo >>> 1) & 0x55555555
  hi -= (hi >>> 1) & 0x55555555
  const both = (lo & 0x33333333) + ((lo >>> 2) & 0x33333333) + (hi & 0x33333333) + ((hi >>> 2) & 0x33333333)
  return Math.imul((both & 0x0f0f0f0f) + ((both >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24
}
