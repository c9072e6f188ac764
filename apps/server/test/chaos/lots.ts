/** Random values that a seed decides: the same seed gives the same values. */
export type Lots = {
  /** From 0 up to 1, exclusive. */
  share(): number
  /** An integer from 0 up to `below`, exclusive. */
  below(below: number): number
  oneOf<T>(all: readonly T[]): T
  /** Whether an event of this probability happens. */
  happens(probability: number): boolean
  /** An independent generator, which draws from this one do not change. */
  fork(): Lots
}

export function drawLots(seed: number): Lots {
  let state = seed >>> 0
  // mulberry32
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (bound: number) => Math.floor(share() * bound)
  return {
    share,
    below,
    oneOf<T>(all: readonly T[]): T {
      if (all.length === 0) throw new Error('nothing to draw from')
      return all[below(all.length)] as T
    },
    happens: (probability) => share() < probability,
    fork: () => drawLots(below(2 ** 32)),
  }
}
