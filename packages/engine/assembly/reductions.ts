import { REDUCTIONS } from './layout'

// By how much late moves are searched less deep.

export function fillReductions(): void {
  for (let depth = 1; depth < 64; depth++) {
    for (let played = 1; played < 64; played++) {
      const plies = 0.8 + (Math.log(<f64>depth) * Math.log(<f64>played)) / 2.3
      store<i32>(REDUCTIONS + ((<usize>((depth << 6) | played)) << 2), <i32>(plies * 1024))
    }
  }
}

/** In 1024ths of a ply. */
// @inline
export function reductionOf(depth: i32, played: i32): i32 {
  const row = depth > 63 ? 63 : depth
  const column = played > 63 ? 63 : played
  return load<i32>(REDUCTIONS + ((<usize>((row << 6) | column)) << 2))
}
