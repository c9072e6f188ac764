/** Random values that a seed decides: the same seed gives the same values. */
export type SeededRandom = {
  /** From 0 up to 1, exclusive. */
  fraction(): number
  /** An integer from 0 up to `below`, exclusive. */
  integerBelow(below: number): number
  pick<T>(all: readonly T[]): T
  /** Whether an event of this probability happens. */
  chance(probability: number): boolean
  /** An independent generator, which draws from this one do not change. */
  fork(): SeededRandom
}

export function makeSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  // mulberry32
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const integerBelow = (bound: number) => Math.floor(fraction() * bound)
  return {
    fraction,
    integerBelow,
    pick<T>(all: readonly T[]): T {
      if (all.length === 0) throw new Error('nothing to draw from')
      return all[integerBelow(all.length)] as T
    },
    chance: (probability) => fraction() < probability,
    fork: () => makeSeededRandom(integerBelow(2 ** 32)),
  }
}
