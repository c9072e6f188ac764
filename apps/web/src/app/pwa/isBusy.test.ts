import { expect, it } from 'vitest'
import { isBusy } from './isBusy.ts'
import { worksOffline } from './worksOffline.ts'

const here = { path: '/', status: 'online', isCartOpen: false }

it.each([
  '/game/k3j2',
  '/game/bot-1764',
  '/game/new',
  '/matchmaking',
  '/gameroom',
  '/wager-match',
  '/deposit',
  '/success',
  '/invite/abc',
  '/tournament/t1/match/m1',
])('is busy on %s [SITE-16]', (path) => {
  expect(isBusy({ ...here, path })).toBe(true)
})

it.each(['/', '/profile', '/store', '/tournament', '/tournament/t1', '/game/k3j2/review', '/play-with-bot'])(
  'is not busy on %s',
  (path) => {
    expect(isBusy({ ...here, path })).toBe(false)
  },
)

it('is busy on any screen during a search or a game, and while the cart is open', () => {
  expect(isBusy({ ...here, status: 'searching' })).toBe(true)
  expect(isBusy({ ...here, status: 'in_game' })).toBe(true)
  expect(isBusy({ ...here, isCartOpen: true })).toBe(true)
})

it('lists the screens that work offline: home, the bot and stored games, never the wallet', () => {
  const at = (pathname: string, search = {}) => worksOffline({ pathname, search })
  expect([at('/'), at('/play-with-bot'), at('/game/bot-1'), at('/game/bot-1/review')]).toEqual(
    Array(4).fill(true),
  )
  expect(at('/profile', { view: 'games' })).toBe(true)
  expect([at('/profile'), at('/wallet'), at('/game/k3j2'), at('/tournament')]).toEqual(Array(4).fill(false))
})
