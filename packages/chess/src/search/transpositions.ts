import type { Move } from '../move.ts'
import { CELLS, TOP } from '../table.ts'

// Positions met before in one search: how deep they were searched and what came out. A position is known by all 64
// bits of its hash. What stands here orders moves and cuts lines short; a move from here is played only where it is
// found among the legal ones.

/** What a stored score says. */
export const AT_MOST = 1
export const AT_LEAST = 2
export const EXACT = 3

/** How many entries there are, as a power of two: 2 MB for a move that is answered at once. */
const ENTRY_BITS = 17
/** For a review, which looks at one game for long: 16 MB. */
export const MANY_ENTRY_BITS = 20
/** Entries of four integers: hash lo, hi, what is known (move 16 bits, depth 8, bound 2), score. */
let entries: Int32Array = /* @__PURE__ */ new Int32Array(4 << ENTRY_BITS)
let mask = (1 << ENTRY_BITS) - 1

// Names of our own, see table.ts.
const cells = CELLS
const top = TOP

/** Begins with a table of 2 ** `bits` entries that knows nothing. */
export function forgetPositions(bits: number = ENTRY_BITS): void {
  if (entries.length === 4 << bits) entries.fill(0)
  else entries = new Int32Array(4 << bits)
  mask = (1 << bits) - 1
}

/** What is known of the position on the table: where its entry is, -1 for nowhere. */
export function findEntry(): number {
  const at = cells[top]!
  const lo = cells[at]!
  const entry = (lo & mask) << 2
  return entries[entry] === lo && entries[entry + 1] === cells[at + 1] && entries[entry + 2] !== 0
    ? entry
    : -1
}

export function entryMove(entry: number): Move {
  return entries[entry + 2]! & 0xffff
}

export function entryDepth(entry: number): number {
  return (entries[entry + 2]! >> 16) & 255
}

export function entryBound(entry: number): number {
  return entries[entry + 2]! >> 24
}

export function entryScore(entry: number): number {
  return entries[entry + 3]!
}

export function storeEntry(move: Move, depthPlies: number, bound: number, score: number): void {
  const at = cells[top]!
  const lo = cells[at]!
  const entry = (lo & mask) << 2
  entries[entry] = lo
  entries[entry + 1] = cells[at + 1]!
  entries[entry + 2] = move + (depthPlies << 16) + (bound << 24)
  entries[entry + 3] = score
}
