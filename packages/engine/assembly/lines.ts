import { LINES, MAX_PLIES } from './layout'

// The best line found below each ply of the search.

// A line's record: the moves (u16 each), ended by 0.
// @inline
export function lineAt(ply: i32): usize {
  return LINES + <usize>ply * <usize>MAX_PLIES * 2
}

// @inline
export function endLine(ply: i32): void {
  store<u16>(lineAt(ply), 0)
}

/** Puts a move before the line of the next ply. */
export function extendLine(ply: i32, move: i32): void {
  const to = lineAt(ply)
  store<u16>(to, <u16>move)
  if (ply + 1 > MAX_PLIES - 1) {
    store<u16>(to, 0, 2)
    return
  }
  copyLine(to + 2, lineAt(ply + 1), MAX_PLIES - ply - 2)
}

export function copyLine(to: usize, from: usize, most: i32): void {
  for (let index = 0; index < most; index++) {
    const move = load<u16>(from)
    store<u16>(to, move)
    if (move === 0) return
    to += 2
    from += 2
  }
  store<u16>(to, 0)
}
