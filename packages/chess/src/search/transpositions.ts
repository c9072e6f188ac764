import type { Move } from '../move.ts'
import { CELLS, TOP } from '../table.ts'

// Positions met before in one search: how deep they were searched and what came out. A position is known by all 64
// bits of its hash. What stands here orders moves and cuts lines short; a move from here is played only where it is
// found among the legal ones.

/** What a stored score says. */
export const AT_MOST = 1
export const AT_LEAST = 2
export const EXACT = 3

/** Entries of four integers: hash lo, hi, what is known (move 16 bits, depth 8, bound 2), score. 2 MB. */
const ENTRY_BITS = 17
const ENTRIES: Int32Array = /* @__PURE__ */ new Int32Array(4 << ENTRY_BITS)

// Names of our own, see table.ts.
const cells = CELLS
const top = TOP
const entries = ENTRIES
const mask = (1 << ENTRY_BITS) - 1

export function forgetPositions(): void {
  entries.fill(0)
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
