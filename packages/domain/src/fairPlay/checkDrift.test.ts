import { describe, expect, it } from 'vitest'
import { checkDrift, countDrift, type DriftCell } from './index.ts'
import { randomizer, simulateGames } from './simulatedGames.ts'

const cell = (changes: Partial<DriftCell>): DriftCell => ({
  ratingFrom: 1200,
  isHard: false,
  games: 400,
  moves: 8000,
  expected: 4800,
  seen: 4800,
  variance: 4000,
  ...changes,
})

describe('checkDrift', () => {
  it('lets chance and honest change pass, and nothing beyond [FAIR-24]', () => {
    expect(checkDrift([cell({})]).isOff).toBe(false)
    // Certain, but no more than players improve.
    const [changed] = checkDrift([cell({ seen: 5280 })]).cells
    expect(changed?.offBy).toBeCloseTo(0.1)
    expect(changed?.isOff).toBe(false)
    expect(checkDrift([cell({ seen: 5800 })]).isOff).toBe(true)
    expect(checkDrift([cell({ seen: 3800 })]).isOff).toBe(true)
    // Far off, but by few games.
    expect(checkDrift([cell({ seen: 5800, games: 40 })]).isOff).toBe(false)
    expect(checkDrift([cell({ seen: 5800, variance: 90_000 })]).isOff).toBe(false)
  })

  it('finds that another crowd plays than the one that was measured', () => {
    const random = randomizer(4)
    const games = simulateGames(random, { rating: 1500 }, 60)
    const cells = countDrift(games)
    expect(cells.reduce((sum, { moves }) => sum + moves, 0)).toBe(60 * 24)
    // Whatever the model expects of these, players of the same rating who play like others are off from them.
    const likeThese = cells.map((one) => ({ ...one, expected: one.seen }))
    expect(checkDrift(likeThese).isOff).toBe(false)
    const others = countDrift(simulateGames(random, { rating: 1500, skill: 2600 }, 60))
    const expected = (isHard: boolean) => {
      const own = cells.find((one) => one.isHard === isHard)
      return own === undefined ? 1 : own.seen / own.moves
    }
    expect(
      checkDrift(others.map((one) => ({ ...one, expected: one.moves * expected(one.isHard) }))).isOff,
    ).toBe(true)
  })
})
