import { describe, expect, it } from 'vitest'
import { rateGame, ratePeriod } from './ratePeriod.ts'
import { ageRating, displayRating, isProvisional, STARTING_RATING, settledUntilMs } from './rating.ts'

const YEAR_MS = 365 * 86_400_000

describe('ratePeriod', () => {
  it('reproduces Glickman’s published example [RATING-1]', () => {
    const after = ratePeriod({ rating: 1500, deviation: 200, volatility: 0.06 }, [
      { opponent: { rating: 1400, deviation: 30, volatility: 0.06 }, score: 1 },
      { opponent: { rating: 1550, deviation: 100, volatility: 0.06 }, score: 0 },
      { opponent: { rating: 1700, deviation: 300, volatility: 0.06 }, score: 0 },
    ])
    expect(after.rating).toBeCloseTo(1464.06, 1)
    expect(after.deviation).toBeCloseTo(151.52, 1)
    expect(after.volatility).toBeCloseTo(0.05999, 4)
  })

  it('increases the volatility after an unexpected result', () => {
    const weak = { rating: 1200, deviation: 50, volatility: 0.06 }
    const strong = { rating: 2200, deviation: 50, volatility: 0.06 }
    expect(ratePeriod(weak, [{ opponent: strong, score: 1 }]).volatility).toBeGreaterThan(0.06)
  })
})

describe('rateGame', () => {
  it('takes from one beginner what it gives to the other', () => {
    const { white, black } = rateGame({ white: STARTING_RATING, black: STARTING_RATING, whiteScore: 1 })
    expect(displayRating(white) - 1500).toBe(1500 - displayRating(black))
    expect(displayRating(white)).toBe(1662)
    expect(isProvisional(white)).toBe(true)
  })

  it('leaves equal ratings unchanged after a draw, with smaller deviations', () => {
    const { white, black } = rateGame({ white: STARTING_RATING, black: STARTING_RATING, whiteScore: 0.5 })
    expect(white).toEqual(black)
    expect(white.rating).toBeCloseTo(1500, 9)
    expect(white.deviation).toBeLessThan(350)
  })

  it('settles a rating after about a dozen games and keeps its deviation well above 0', () => {
    let player = STARTING_RATING
    const opponent = { rating: 1500, deviation: 80, volatility: 0.06 }
    for (let game = 0; game < 200; game++) {
      player = ratePeriod(player, [{ opponent, score: game % 2 }])
      if (game === 14) expect(isProvisional(player)).toBe(false)
    }
    expect(player.deviation).toBeGreaterThan(50)
    expect(player.deviation).toBeLessThan(75)
  })
})

describe('settledUntilMs', () => {
  it.each([
    { rating: 1700, deviation: 60, volatility: 0.06 },
    { rating: 1700, deviation: 109.9, volatility: 0.06 },
    { rating: 900, deviation: 47, volatility: 0.09 },
  ])('returns when inactivity makes a rating provisional: %j', (rating) => {
    const until = settledUntilMs(rating, { ratedAtMs: 0 }) ?? 0
    expect(isProvisional(ageRating(rating, { restedMs: until - 1000 }))).toBe(false)
    expect(isProvisional(ageRating(rating, { restedMs: until + 1000 }))).toBe(true)
  })

  it('returns null for a provisional rating and at most ten years for a very certain one', () => {
    expect(settledUntilMs(STARTING_RATING, { ratedAtMs: 0 })).toBeNull()
    expect(settledUntilMs({ rating: 1500, deviation: 50, volatility: 1e-9 }, { ratedAtMs: 0 })).toBe(
      3650 * 86_400_000,
    )
  })
})

describe('ageRating', () => {
  it('makes a settled rating provisional after a year without games [RATING-1]', () => {
    const settled = { rating: 1700, deviation: 60, volatility: 0.06 }
    const rested = ageRating(settled, { restedMs: YEAR_MS })
    expect(rested.deviation).toBeCloseTo(110, 1)
    expect(rested.rating).toBe(1700)
  })

  it('never makes a rating less certain than a beginner’s', () => {
    expect(ageRating({ ...STARTING_RATING, deviation: 300 }, { restedMs: 100 * YEAR_MS }).deviation).toBe(350)
  })

  it('ignores a system clock that ran backwards', () => {
    expect(ageRating(STARTING_RATING, { restedMs: -5 })).toEqual(STARTING_RATING)
  })
})
