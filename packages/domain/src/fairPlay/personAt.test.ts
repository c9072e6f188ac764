import { describe, expect, it } from 'vitest'
import { ALTERNATIVES_MAX, alternativesOf } from './choiceModel.ts'
import type { JudgedGame } from './index.ts'
import { PLAY_MODEL } from './parameters.ts'
import { personAt, preparedShare } from './personAt.ts'
import { randomizer, simulateGames } from './simulatedGames.ts'

const [game] = simulateGames(randomizer(1), { rating: 1500 }, 1) as [JudgedGame]
const { preparation } = PLAY_MODEL
const shareAt = (ply: number, skill: number) => preparedShare(ply, { skill, preparation })

describe('preparedShare', () => {
  it('is highest right after the known plies and fades as the game goes on [FAIR-26]', () => {
    const shares = [9, 13, 21, 41].map((ply) => shareAt(ply, 1800))
    expect(shares).toEqual([...shares].sort((one, other) => other - one))
    expect(shares[0]).toBeGreaterThan(0.3)
    expect(shares.at(-1)).toBeLessThan(0.05)
  })

  it('grows with skill, within bounds [FAIR-26]', () => {
    expect(shareAt(9, 2200)).toBeGreaterThan(shareAt(9, 1400))
    expect(shareAt(9, 9000)).toBe(preparation.most)
    expect(shareAt(9, -9000)).toBe(0)
  })
})

describe('personAt', () => {
  it('spreads all chances over the alternatives, and leaves late moves to skill [FAIR-26]', () => {
    const [move] = game.moves
    if (move === undefined) throw new Error('no move')
    const alternatives = alternativesOf(move)
    const bestAt = (ply: number) => {
      const chances = new Float64Array(ALTERNATIVES_MAX)
      personAt(alternatives, { ply, model: PLAY_MODEL })({ skill: 1000, shift: 0 }, chances)
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
      return chances[0] ?? 0
    }
    expect(bestAt(9)).toBeGreaterThan(bestAt(99))
  })
})
