import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asCents, NO_CENTS } from './money.ts'
import { acceptedGap, assignColors, pairWaitingPlayers, type WaitingPlayer, widestGap } from './pairing.ts'

const NOW_MS = 1_000_000
const HIGH_STAKE = asCents(5000n)

function player(
  playerId: string,
  { rating = 1500, waitedMs = 0, lastOpponents = [] as string[] } = {},
): WaitingPlayer {
  return { playerId, rating, enteredAtMs: NOW_MS - waitedMs, lastOpponents }
}

function pairedIds(waiting: WaitingPlayer[], stake = NO_CENTS): string[] {
  return pairWaitingPlayers(waiting, { nowMs: NOW_MS, stake }).map(
    ({ longer, other }) => `${longer.playerId}-${other.playerId}`,
  )
}

describe('acceptedGap', () => {
  it.each([
    [0, 100],
    [4999, 100],
    [5000, 150],
    [10_000, 200],
    [59_999, 650],
    [60_000, Number.POSITIVE_INFINITY],
    [-50, 100],
  ])('grows after %i ms to %d [MATCH-12]', (waitedMs, expected) => {
    expect(acceptedGap({ waitedMs, stake: NO_CENTS })).toBe(expected)
  })

  it('never exceeds 400 above a stake of R$ 20 [MATCH-13]', () => {
    expect(acceptedGap({ waitedMs: 3_600_000, stake: HIGH_STAKE })).toBe(400)
    expect(acceptedGap({ waitedMs: 3_600_000, stake: asCents(2000n) })).toBe(Number.POSITIVE_INFINITY)
    expect(acceptedGap({ waitedMs: 5000, stake: HIGH_STAKE })).toBe(150)
  })
})

describe('pairing', () => {
  it('makes no pair of a single player or an empty pool', () => {
    expect(pairedIds([])).toEqual([])
    expect(pairedIds([player('a', { waitedMs: 600_000 })])).toEqual([])
  })

  it('pairs at once within 100, but not beyond', () => {
    expect(pairedIds([player('a', { rating: 1500 }), player('b', { rating: 1600 })])).toEqual(['a-b'])
    expect(pairedIds([player('a', { rating: 1500 }), player('b', { rating: 1601 })])).toEqual([])
  })

  it("counts a gap when either side's window covers it [MATCH-12]", () => {
    const newcomer = player('new', { rating: 1900 })
    expect(pairedIds([newcomer, player('old', { rating: 1600, waitedMs: 20_000 })])).toEqual(['old-new'])
    expect(pairedIds([newcomer, player('old', { rating: 1600, waitedMs: 19_999 })])).toEqual([])
  })

  it('gives the player who waited longest the nearest rating first [MATCH-11]', () => {
    expect(
      pairedIds([
        player('b', { rating: 1510, waitedMs: 1000 }),
        player('c', { rating: 1590, waitedMs: 500 }),
        player('a', { rating: 1580, waitedMs: 2000 }),
        player('d', { rating: 1500, waitedMs: 0 }),
      ]),
    ).toEqual(['a-c', 'b-d'])
  })

  it('pairs any two players after a minute, unless the stake is high', () => {
    const far = [player('a', { rating: 800, waitedMs: 60_000 }), player('b', { rating: 2800 })]
    expect(pairedIds(far)).toEqual(['a-b'])
    expect(pairedIds(far, HIGH_STAKE)).toEqual([])
  })

  it('keeps two players apart who just met twice, while one of them could get another [MATCH-14]', () => {
    const a = player('a', { waitedMs: 9000, lastOpponents: ['b', 'b'] })
    const b = player('b', { waitedMs: 8000, lastOpponents: ['b?', 'a'] })
    expect(pairedIds([a, b])).toEqual(['a-b'])
    expect(pairedIds([a, b, player('c', { rating: 1590 })])).toEqual(['a-c'])
    const far = player('far', { rating: 2000 })
    expect(pairedIds([a, b, far])).toEqual([])
    expect(pairedIds([a, b, far], HIGH_STAKE)).toEqual(['a-b'])
    expect(
      pairedIds([a, b, player('c', { lastOpponents: ['a', 'a'] }), player('d', { rating: 1595 })]),
    ).toEqual(['a-d', 'b-c'])
  })

  it('pairs two players who met only once, or not in their last two games', () => {
    const a = player('a', { waitedMs: 9000, lastOpponents: ['b', 'x', 'b'] })
    expect(pairedIds([a, player('b', { lastOpponents: ['a', 'y'] }), player('c', { rating: 1590 })])).toEqual(
      ['a-b'],
    )
  })

  const pools = fc
    .uniqueArray(fc.integer({ min: 0, max: 40 }), { maxLength: 25 })
    .chain((ids) =>
      fc.tuple(
        ...ids.map((id) =>
          fc.record({
            playerId: fc.constant(`p${id}`),
            rating: fc.integer({ min: 600, max: 2800 }),
            enteredAtMs: fc.integer({ min: NOW_MS - 90_000, max: NOW_MS }),
            lastOpponents: fc.array(
              fc.integer({ min: 0, max: 40 }).map((other) => `p${other}`),
              { maxLength: 3 },
            ),
          }),
        ),
      ),
    )
    .map((pool) => pool as WaitingPlayer[])
  const stakes = fc.constantFrom(NO_CENTS, asCents(2000n), HIGH_STAKE)

  it('never pairs a player twice or beyond the accepted gap', () => {
    fc.assert(
      fc.property(pools, stakes, (waiting, stake) => {
        const pairs = pairWaitingPlayers(waiting, { nowMs: NOW_MS, stake })
        const ids = pairs.flatMap(({ longer, other }) => [longer.playerId, other.playerId])
        expect(new Set(ids).size).toBe(ids.length)
        for (const { longer, other } of pairs) {
          expect(longer.enteredAtMs).toBeLessThanOrEqual(other.enteredAtMs)
          const widest = acceptedGap({ waitedMs: NOW_MS - longer.enteredAtMs, stake })
          expect(Math.abs(longer.rating - other.rating)).toBeLessThanOrEqual(widest)
        }
      }),
    )
  })

  it('leaves no two players waiting who could be paired, unless they met twice running', () => {
    fc.assert(
      fc.property(pools, stakes, (waiting, stake) => {
        const pairs = pairWaitingPlayers(waiting, { nowMs: NOW_MS, stake })
        const paired = new Set(pairs.flatMap(({ longer, other }) => [longer, other]))
        const left = waiting.filter((one) => !paired.has(one))
        for (const one of left) {
          for (const other of left) {
            if (one === other) continue
            const waitedMs = NOW_MS - Math.min(one.enteredAtMs, other.enteredAtMs)
            const isWithin = Math.abs(one.rating - other.rating) <= acceptedGap({ waitedMs, stake })
            const met = [one, other].some(
              ({ lastOpponents: [last, before] }) =>
                last === before && (last === one.playerId || last === other.playerId),
            )
            expect(isWithin && !met).toBe(false)
          }
        }
      }),
    )
  })

  it('leaves at most one player waiting after a minute without stakes or earlier games', () => {
    fc.assert(
      fc.property(pools, (waiting) => {
        const strangers = waiting.map((one) => ({ ...one, lastOpponents: [], enteredAtMs: NOW_MS - 60_000 }))
        const pairs = pairWaitingPlayers(strangers, { nowMs: NOW_MS, stake: NO_CENTS })
        expect(pairs).toHaveLength(Math.floor(strangers.length / 2))
      }),
    )
  })

  it('makes the same pairs whatever the order of the pool', () => {
    fc.assert(
      fc.property(pools, stakes, fc.infiniteStream(fc.nat()), (waiting, stake, random) => {
        const shuffled = waiting
          .map((one) => ({ one, key: random.next().value as number }))
          .sort((a, b) => a.key - b.key)
          .map(({ one }) => one)
        expect(pairedIds(shuffled, stake)).toEqual(pairedIds(waiting, stake))
      }),
    )
  })

  it('limits the gap only for a high stake', () => {
    expect(widestGap(NO_CENTS)).toBe(Number.POSITIVE_INFINITY)
    expect(widestGap(HIGH_STAKE)).toBe(400)
  })
})

describe('color assignment', () => {
  const seat = (playerId: string, whiteSurplus: number) => ({ playerId, whiteSurplus })

  it('gives White to the player who had it less often lately [MATCH-15]', () => {
    for (const lot of [0, 0.5, 0.999]) {
      expect(assignColors({ one: seat('a', 1), other: seat('b', -1) }, lot)).toEqual({
        whiteId: 'b',
        blackId: 'a',
      })
      expect(assignColors({ one: seat('a', -2), other: seat('b', 0) }, lot).whiteId).toBe('a')
    }
  })

  it('decides a tie at random [MATCH-15]', () => {
    const seats = { one: seat('a', 2), other: seat('b', 2) }
    expect(assignColors(seats, 0.49).whiteId).toBe('a')
    expect(assignColors(seats, 0.5).whiteId).toBe('b')
  })
})
