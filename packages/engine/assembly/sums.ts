import { ACCUMULATORS } from './layout'

// The sums of the network's hidden layer, kept for the positions of a line.

/** Hidden units of one view. */
export const UNITS: i32 = 128
export const VIEW_BYTES: usize = <usize>UNITS * 2
/** Positions whose sums are kept: the search's longest line and a little more. */
const KEPT: i32 = 256
// A record: the position's number plus one, 0 for none (i32 and 12 bytes unused), then White's view and Black's.
const RECORD_BYTES: usize = 16 + 2 * VIEW_BYTES

// @inline
function recordOf(position: i32): usize {
  return ACCUMULATORS + <usize>(position & (KEPT - 1)) * RECORD_BYTES
}

/** Where a position's sums are, as White (0) or Black (1) sees it. */
// @inline
export function viewOf(position: i32, view: i32): usize {
  return recordOf(position) + 16 + <usize>view * VIEW_BYTES
}

// @inline
export function isKept(position: i32): bool {
  return load<i32>(recordOf(position)) === position + 1
}

// @inline
export function markKept(position: i32): void {
  store<i32>(recordOf(position), position + 1)
}

/** A move was made: what was kept at this place is of another line. */
// @inline
export function forgetSumsAt(position: i32): void {
  store<i32>(recordOf(position), 0)
}

/** The board was set anew: nothing that is kept is of this game. */
export function forgetSums(): void {
  for (let index = 0; index < KEPT; index++) forgetSumsAt(index)
}
