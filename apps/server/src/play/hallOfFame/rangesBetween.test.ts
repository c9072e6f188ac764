import fc from 'fast-check'
import { expect, it } from 'vitest'
import { rangesBetween } from './rangesBetween.ts'

const key = fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3))
const compare = (one: readonly number[], other: readonly number[]) => {
  const at = one.findIndex((value, index) => value !== other[index])
  return at === -1 ? 0 : Number(one[at]) - Number(other[at])
}

const everyKey = Array.from({ length: 64 }, (_, n) => [n >> 4, (n >> 2) & 3, n & 3])

/** How many of the ranges contain a key. */
function timesIn(ranges: ReturnType<typeof rangesBetween<number>>, one: readonly number[]): number {
  return ranges.filter(({ equal, above, below }) => {
    const next = Number(one[equal.length])
    const fits = equal.every((value, index) => one[index] === value)
    return fits && (above === null || next > above) && (below === null || next < below)
  }).length
}

it('covers every key between the two once, and no other', () => {
  fc.assert(
    fc.property(fc.option(key), key, (high, low) => {
      fc.pre(high === null || compare(high, low) >= 0)
      const ranges = rangesBetween(high, low)
      for (const one of everyKey) {
        const isBetween = compare(one, low) > 0 && (high === null || compare(one, high) < 0)
        expect(timesIn(ranges, one)).toBe(isBetween ? 1 : 0)
      }
    }),
  )
})
