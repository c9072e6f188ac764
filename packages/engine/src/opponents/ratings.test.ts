import { describe, expect, it } from 'vitest'
import { loadEngine } from '../../node/loadEngine.ts'
import { chooseMove } from './chooseMove.ts'
import { BOT_LEVELS, LEVEL_STRENGTH } from './levels.ts'
import { isOpponent, RATED_OPPONENTS, strengthOf } from './ratings.ts'

const engine = await loadEngine()

describe('the opponents by rating', () => {
  it('go from 800 up in steps of 100 [BOT-9]', () => {
    const ratings = RATED_OPPONENTS.map(({ rating }) => rating)
    expect(ratings).toEqual(ratings.map((_, at) => 800 + 100 * at))
    expect(ratings.length).toBeGreaterThan(10)
  })

  it('are worth what their names say, within the error, and each more than those two steps below', () => {
    RATED_OPPONENTS.forEach(({ rating, elo, errorElo }, at) => {
      expect(Math.abs(elo - rating)).toBeLessThanOrEqual(Math.max(50, errorElo))
      expect(errorElo).toBeGreaterThan(0)
      expect(elo).toBeGreaterThan(RATED_OPPONENTS[at - 2]?.elo ?? 0)
    })
  })

  it.each(RATED_OPPONENTS.map(({ rating }) => rating))(
    '%i chooses the same legal move for the same seed',
    (rating) => {
      const ask = () => chooseMove(engine, { ucis: ['e2e4', 'c7c5'], strength: strengthOf(rating), seed: 7 })
      const chosen = ask()
      expect(ask()).toEqual(chosen)
      engine.setGame({ ucis: ['e2e4', 'c7c5'] })
      expect(engine.legalMoves()).toContain(chosen.ok && chosen.uci)
    },
  )

  it('are known beside the four levels, and no others', () => {
    for (const level of BOT_LEVELS) expect(strengthOf(level)).toBe(LEVEL_STRENGTH[level])
    expect([...BOT_LEVELS, 800, 1500].every(isOpponent)).toBe(true)
    expect([700, 1550, 9000, 'godlike', null, '800', {}].some(isOpponent)).toBe(false)
    expect(() => strengthOf(1550)).toThrow(RangeError)
  })
})
