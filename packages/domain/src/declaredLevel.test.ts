import { describe, expect, it } from 'vitest'
import { DECLARED_COUNTS_FROM_GAMES, DECLARED_LEVELS, declaredRating, provenRating } from './declaredLevel.ts'
import { ratePeriod } from './ratePeriod.ts'
import { STARTING_RATING } from './rating.ts'

describe('declaredRating', () => {
  it('rises from level to level and stays as uncertain as a beginner’s', () => {
    const ratings = DECLARED_LEVELS.map(declaredRating)
    expect(ratings.map(({ rating }) => rating)).toEqual([800, 1100, 1400, 1700, 2000])
    for (const { deviation } of ratings) expect(deviation).toBe(STARTING_RATING.deviation)
  })

  it('hardly matters after the games from which it counts', () => {
    const opponent = { rating: 1500, deviation: 60, volatility: 0.06 }
    const after = (start: typeof STARTING_RATING) => {
      let player = start
      for (let game = 0; game < DECLARED_COUNTS_FROM_GAMES; game++)
        player = ratePeriod(player, [{ opponent, score: game % 2 }])
      return player.rating
    }
    expect(Math.abs(after(declaredRating('tournament')) - after(declaredRating('learning')))).toBeLessThan(
      200,
    )
  })
})

describe('provenRating', () => {
  it('ignores a declared rating until enough games were played [RATING-9]', () => {
    const declared = { rating: 812, isDeclared: true }
    expect(provenRating({ ...declared, games: 0 })).toBe(1500)
    expect(provenRating({ ...declared, games: 9 })).toBe(1500)
    expect(provenRating({ ...declared, games: 10 })).toBe(812)
  })

  it('takes a rating that was only played for, and the starting rating without one', () => {
    expect(provenRating({ rating: 1620, games: 1, isDeclared: false })).toBe(1620)
    expect(provenRating(undefined)).toBe(1500)
  })
})
