import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asCents } from './money.ts'
import { awardPrizes, PRIZE_DISTRIBUTIONS, sharePot, splitEntries } from './prize.ts'

const cents = fc.bigInt({ min: 0n, max: 8_192_000_000n }).map(asCents)
const distribution = fc.constantFrom(...PRIZE_DISTRIBUTIONS)
const places = fc.tuple(
  fc.constant('first'),
  fc.constantFrom('second', null),
  fc.constantFrom('third', null),
  fc.constantFrom('fourth', null),
)
const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n)

describe('splitEntries', () => {
  it('pays out 80% of the entry fees [TOUR-22]', () => {
    expect(splitEntries(asCents(800n))).toEqual({ pot: 640n, fee: 160n })
  })

  it('creates or loses no centavo', () => {
    fc.assert(
      fc.property(cents, (paid) => {
        const { pot, fee } = splitEntries(paid)
        expect(pot + fee).toBe(paid)
        expect(pot * 10n <= paid * 8n && (pot + 1n) * 10n > paid * 8n).toBe(true)
      }),
    )
  })
})

describe('sharePot', () => {
  it.each([
    ['WINNER_TAKES_ALL', [10_001n]],
    ['SPLIT_TOP_2', [6001n, 4000n]],
    ['SPLIT_TOP_4', [4001n, 3000n, 2000n, 1000n]],
  ] as const)('divides R$ 100,01 by %s [TOUR-22]', (by, shares) => {
    expect(sharePot(asCents(10_001n), by)).toEqual(shares)
  })

  it('gives the remaining centavos to the first places, one each [TOUR-22]', () => {
    expect(sharePot(asCents(9n), 'SPLIT_TOP_4')).toEqual([4n, 3n, 2n, 0n])
  })

  it('adds up to the pot, and gives no place less than the next', () => {
    fc.assert(
      fc.property(cents, distribution, (pot, by) => {
        const shares = sharePot(pot, by)
        expect(sumOf(shares)).toBe(pot)
        for (const [index, share] of shares.entries()) expect(share >= (shares[index + 1] ?? 0n)).toBe(true)
      }),
    )
  })
})

describe('awardPrizes', () => {
  it('gives the share of an empty place to the champion [TOUR-22]', () => {
    expect(awardPrizes(asCents(1000n), 'SPLIT_TOP_4', ['ana', 'bia', 'caio', null])).toEqual([
      { place: 1, playerId: 'ana', amount: 500n },
      { place: 2, playerId: 'bia', amount: 300n },
      { place: 3, playerId: 'caio', amount: 200n },
    ])
  })

  it('returns no prizes for a free tournament', () => {
    expect(awardPrizes(asCents(0n), 'SPLIT_TOP_2', ['ana', 'bia'])).toEqual([])
  })

  it('adds up to the pot for any pot, distribution and places, with each prize for a different player', () => {
    fc.assert(
      fc.property(cents, distribution, places, (pot, by, reached) => {
        const prizes = awardPrizes(pot, by, reached)
        expect(sumOf(prizes.map(({ amount }) => amount))).toBe(pot)
        expect(new Set(prizes.map(({ playerId }) => playerId)).size).toBe(prizes.length)
      }),
    )
  })
})
