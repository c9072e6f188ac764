import { CAPTURE_HISTORY, COUNTER_MOVES, FOLLOW_HISTORY, FOLLOWED, QUIET_HISTORY } from './layout'

// What earlier nodes say about moves: how often a move cut off, by its squares, by what it captures, and by the moves
// before it. Each number stays within HISTORY_MOST, because a bonus shrinks as the number grows.

const HISTORY_MOST: i32 = 16_384
/** The follow history has a row for each `before`, with an entry for each `moved`. */
const ROWS: usize = 1024
const ROW_BYTES: usize = 1024 * 2

export function clearHistory(): void {
  memory.fill(QUIET_HISTORY, 0, FOLLOW_HISTORY - QUIET_HISTORY)
  // A short search fills few rows. Clearing all of them would push everything else out of the processor's cache.
  for (let before: usize = 0; before < ROWS; before++) {
    if (load<u8>(FOLLOWED + before) === 0) continue
    memory.fill(FOLLOW_HISTORY + before * ROW_BYTES, 0, ROW_BYTES)
    store<u8>(FOLLOWED + before, 0)
  }
}

// @inline
export function quietAt(side: i32, move: i32): usize {
  return QUIET_HISTORY + ((<usize>((side << 12) | (move & 4095))) << 1)
}

/** `moved`: a piece and where it went, `piece << 6 | square`. */
// @inline
export function captureAt(moved: i32, captured: i32): usize {
  return CAPTURE_HISTORY + ((<usize>((moved << 3) | captured)) << 1)
}

/** How `moved` did after `before`, one or two plies earlier. */
// @inline
export function followAt(before: i32, moved: i32): usize {
  return FOLLOW_HISTORY + ((<usize>((before << 10) | moved)) << 1)
}

/** Rewards `moved` after `before`. */
// @inline
export function rewardFollow(before: i32, moved: i32, bonus: i32): void {
  store<u8>(FOLLOWED + <usize>before, 1)
  reward(followAt(before, moved), bonus)
}

// @inline
export function historyOf(at: usize): i32 {
  return <i32>load<i16>(at)
}

// @inline
export function reward(at: usize, bonus: i32): void {
  const now = <i32>load<i16>(at)
  const size = bonus < 0 ? -bonus : bonus
  store<i16>(at, <i16>(now + bonus - (now * size) / HISTORY_MOST))
}

// @inline
export function counterMove(before: i32): i32 {
  return <i32>load<u16>(COUNTER_MOVES + ((<usize>before) << 1))
}

// @inline
export function setCounterMove(before: i32, move: i32): void {
  store<u16>(COUNTER_MOVES + ((<usize>before) << 1), <u16>move)
}
