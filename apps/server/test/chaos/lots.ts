/** Lots that a seed decides: the same ones for the same seed. */
export type Lots = {
  /** From 0 up to 1. */
  share(): number
  /** A whole number from 0 up to `below`. */
  below(below: number): number
  oneOf<T>(all: readonly T[]): T
  /** Whether something of this probability happens. */
  happens(probability: number): boolean
  /** Lots of their own, that others drawing do not change. */
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
