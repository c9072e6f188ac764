import { plyList } from './layout'
import { ALL, writeMoves } from './moves'
import { play, takeBack } from './position'

/** Counts the lines of so many plies; the last ply is counted without being played. */
export function perft(depth: i32): i64 {
  const list = plyList(depth)
  const count = writeMoves(list, ALL)
  if (depth <= 1) return depth === 1 ? count : 1
  let lines: i64 = 0
  for (let at = 0; at < count; at++) {
    play(load<i32>(list + ((<usize>at) << 3)))
    lines += perft(depth - 1)
    takeBack()
  }
  return lines
}
