import { expect, it } from 'vitest'
import { worksOffline } from './appParts.ts'

it('lists the screens that work offline: home, the bot, the analysis, the training and stored games, never the wallet', () => {
  const at = (pathname: string, search = {}) => worksOffline({ pathname, search })
  expect([
    at('/'),
    at('/play-with-bot'),
    at('/analysis'),
    at('/analysis/games'),
    at('/train'),
    at('/train/numbers'),
    at('/puzzle'),
    at('/game/bot-1'),
    at('/game/bot-1/review'),
  ]).toEqual(Array(9).fill(true))
  expect(at('/profile', { view: 'games' })).toBe(true)
  expect([at('/profile'), at('/wallet'), at('/game/k3j2'), at('/tournament')]).toEqual(Array(4).fill(false))
})
