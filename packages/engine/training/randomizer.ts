/** Numbers from 0 to `below` - 1. */
export type Random = (below: number) => number

/** Gives the same numbers for the same seed (xorshift32). */
export function randomizer(seed: number): Random {
  let state = seed >>> 0 || 1
  return (below) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % below
  }
}
