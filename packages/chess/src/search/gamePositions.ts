import type { Move } from '../move.ts'
import { CELLS, TOP } from '../table.ts'

// What a review has found out about the positions of a game and those that follow from them. Like `transpositions.ts`, but
// eight times as large and kept from one position of the game to the next: what was searched deep stays, and shallow
// searches take the place beside it. What reads an entry stands here again because each table is a constant of its module:
// handed over as an argument it would be looked up at every node.

/** Entries of four integers: hash lo, hi, what is known (move 16 bits, depth 8, bound 2), score. 16 MB. */
const ENTRY_BITS = 20
const ENTRIES: Int32Array = /* @__PURE__ */ new Int32Array(4 << ENTRY_BITS)

// Names of our own, see table.ts.
const cells = CELLS
const top = TOP
const entries = ENTRIES
const mask = (1 << ENTRY_BITS) - 1

export function forgetGame(): void {
  entries.fill(0)
}

/** What is known of the position on the table: where its entry is, -1 for nowhere. */
export function findEntry(): number {
  const at = cells[top]!
  const lo = cells[at]!
  const hi = cells[at + 1]!
  const entry = (lo & mask) << 2
  if (entries[entry] === lo && entries[entry + 1] === hi && entries[entry + 2] !== 0) return entry
  const other = entry ^ 4
  if (entries[other] === lo && entries[other + 1] === hi && entries[other + 2] !== 0) return other
  return -1
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
  const hi = cells[at + 1]!
  let entry = (lo & mask) << 2
  const isOther = entries[entry] !== lo || entries[entry + 1] !== hi
  // The deeper of two positions keeps its place.
  if (isOther && ((entries[entry + 2]! >> 16) & 255) > depthPlies) entry ^= 4
  entries[entry] = lo
  entries[entry + 1] = hi
  entries[entry + 2] = move + (depthPlies << 16) + (bound << 24)
  entries[entry + 3] = score
}
