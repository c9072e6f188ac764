import {
  CAPTURE_HISTORY,
  COUNTER_MOVES,
  FOLLOW_HISTORY,
  HISTORY_END,
  HISTORY_START,
  QUIET_HISTORY,
} from './layout'

// What earlier nodes say about moves: how often a move cut off, by its squares, by what it captures, and by the moves
// before it. Each number stays within HISTORY_MOST, because a bonus shrinks as the number grows.

const HISTORY_MOST: i32 = 16_384

export function clearHistory(): void {
  memory.fill(HISTORY_START, 0, HISTORY_END - HISTORY_START)
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
