import { ACCUMULATORS, LAST_SUMS } from './layout'

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

// A view whose king has crossed the middle of the board is added up anew, from the last time that the king stood on that half.
// A record: the squares of each piece at that time (u64, by piece), then the sums.
const LAST_SQUARES_BYTES: usize = 16 * 8
const LAST_BYTES: usize = LAST_SQUARES_BYTES + VIEW_BYTES

/** Where the squares are that a view was last added up from with its king on this half of the board. */
// @inline
export function lastSquaresOf(view: i32, isRight: bool): usize {
  return LAST_SUMS + <usize>(2 * view + <i32>isRight) * LAST_BYTES
}

/** Where the sums are that belong to the squares at `lastSquares`. */
// @inline
export function lastSumsOf(lastSquares: usize): usize {
  return lastSquares + LAST_SQUARES_BYTES
}

/** Makes the record that of an empty board. */
export function forgetLastSums(lastSquares: usize, biases: usize): void {
  memory.fill(lastSquares, 0, LAST_SQUARES_BYTES)
  memory.copy(lastSumsOf(lastSquares), biases, VIEW_BYTES)
}

/** The board was set anew: nothing that is kept is of this game. */
export function forgetSums(): void {
  for (let index = 0; index < KEPT; index++) forgetSumsAt(index)
}
