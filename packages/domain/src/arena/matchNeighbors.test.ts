import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CostLine, matchNeighbors, PAIRING_REACH } from './matchNeighbors.ts'

const LONGEST = 10

/** A line with random costs; a third of the pairs is forbidden. */
const lines = fc.integer({ min: 0, max: LONGEST }).chain((length) =>
  fc.record({
    waits: fc.array(fc.integer({ min: 0, max: 60 }), { minLength: length, maxLength: length }),
    pairs: fc.array(
      fc.oneof({ weight: 2, arbitrary: fc.nat(99) }, { weight: 1, arbitrary: fc.constant(null) }),
      { minLength: length * PAIRING_REACH, maxLength: length * PAIRING_REACH },
    ),
  }),
)

function costLineOf({ waits, pairs }: { waits: number[]; pairs: (number | null)[] }): CostLine {
  const pairCosts = Float64Array.from(pairs, (cost, index) => {
    const other = Math.floor(index / PAIRING_REACH) + (index % PAIRING_REACH) + 1
    return cost === null || other >= waits.length ? Number.POSITIVE_INFINITY : cost
  })
  return { waitCosts: Float64Array.from(waits), pairCosts }
}

/** The least cost of all pairings, each tried. */
function leastCost(line: CostLine, left: readonly number[]): number {
  const [first, ...rest] = left
  if (first === undefined) return 0
  let least = (line.waitCosts[first] ?? 0) + leastCost(line, rest)
  for (const other of rest) {
    if (other - first > PAIRING_REACH) continue
    const cost = line.pairCosts[first * PAIRING_REACH + other - first - 1] ?? Number.POSITIVE_INFINITY
    if (cost === Number.POSITIVE_INFINITY) continue
    const others = rest.filter((one) => one !== other)
    least = Math.min(least, cost + leastCost(line, others))
  }
  return least
}

describe('matchNeighbors', () => {
  it('finds the least cost of all pairings', () => {
    fc.assert(
      fc.property(lines, (drawn) => {
        const line = costLineOf(drawn)
        const opponents = matchNeighbors(line)
        let cost = 0
        for (const [index, opponent] of opponents.entries()) {
          if (opponent < 0) cost += line.waitCosts[index] ?? 0
          else expect(opponents[opponent]).toBe(index)
          if (opponent > index) cost += line.pairCosts[index * PAIRING_REACH + opponent - index - 1] ?? 0
        }
        const all = Array.from(opponents, (_, index) => index)
        expect(cost).toBe(leastCost(line, all))
      }),
      { numRuns: 100 },
    )
  })
})
