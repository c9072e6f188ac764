import { describe, expect, it } from 'vitest'
import { findHouseBot, HOUSE_BOT_IDS, HOUSE_BOTS, nearbyHouseBots, nearestHouseBot } from './houseBots.ts'
import { isOpponent, RATED_OPPONENTS, strengthOf } from './ratings.ts'

const idsOf = (bots: readonly { id: string }[]) => bots.map(({ id }) => id)

describe('the house bots', () => {
  it('have names of their own and rise by measured ratings [BOT-13]', () => {
    expect(idsOf(HOUSE_BOTS)).toEqual([...HOUSE_BOT_IDS])
    expect(new Set(HOUSE_BOTS.map(({ name }) => name)).size).toBe(HOUSE_BOTS.length)
    HOUSE_BOTS.forEach(({ id, rating }, at) => {
      expect(rating).toBeGreaterThan(HOUSE_BOTS[at - 1]?.rating ?? 0)
      const measured = RATED_OPPONENTS.find((one) => one.rating === rating)
      expect(Math.abs((measured?.elo ?? 0) - rating)).toBeLessThanOrEqual(10)
      expect(strengthOf(id)).toBe(measured?.strength)
      expect(isOpponent(id)).toBe(true)
    })
    expect([findHouseBot('tuim')?.name, findHouseBot('easy'), findHouseBot(1300)]).toEqual([
      'Tuim',
      null,
      null,
    ])
  })

  it('are offered by the distance to a rating [BOT-14]', () => {
    expect([0, 899, 901, 1250, 3000].map((elo) => nearestHouseBot(elo).id)).toEqual([
      'tuim',
      'tuim',
      'tico',
      'curio',
      'harpia',
    ])
    expect(idsOf(nearbyHouseBots(1310, { count: 3 }))).toEqual(['curio', 'sabia', 'jacana'])
    expect(idsOf(nearbyHouseBots(100, { count: 3 }))).toEqual(['tuim', 'tico', 'curio'])
    expect(idsOf(nearbyHouseBots(2900, { count: 3 }))).toEqual(['carcara', 'gaviao', 'harpia'])
  })
})
