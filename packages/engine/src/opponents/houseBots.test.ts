import { findMove, gamePosition, parseUci, playMove, startGame } from '@lance/chess'
import { describe, expect, it } from 'vitest'
import {
  findHouseBot,
  HOUSE_BOT_IDS,
  HOUSE_BOTS,
  type HouseBotId,
  nearbyHouseBots,
  nearestHouseBot,
  openingMove,
} from './houseBots.ts'
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

  it.each(HOUSE_BOTS.map((bot) => [bot.name, bot] as const))(
    '%s knows only openings that are legal',
    (_, bot) => {
      for (const line of [...bot.openings.white, ...bot.openings.black]) {
        const game = startGame()
        for (const uci of line.split(' ')) {
          const wanted = parseUci(uci)
          const move = wanted && findMove(gamePosition(game), wanted)
          if (!move) throw new Error(`${uci} is not legal in ${line}`)
          playMove(game, move)
        }
      }
    },
  )

  it('play their openings as long as the game follows them, and vary by the seed', () => {
    const move = (id: HouseBotId, ucis: readonly string[], seed = 1) => {
      const bot = findHouseBot(id)
      return bot && openingMove(bot, { ucis, seed })
    }
    expect(move('tuim', [])).toBe('e2e4')
    expect(move('tuim', ['e2e4', 'e7e5'])).toBe('d1h5')
    expect(move('tuim', ['e2e4', 'a7a6'])).toBeNull()
    expect(move('tuim', ['e2e4'])).toBe('e7e5')
    const seeds = Array.from({ length: 20 }, (_, seed) => seed)
    const answers = seeds.map((seed) => move('gaviao', ['e2e4'], seed))
    expect(new Set(answers)).toEqual(new Set(['d7d6', 'g7g6']))
    expect(seeds.map((seed) => move('gaviao', ['e2e4'], seed))).toEqual(answers)
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
