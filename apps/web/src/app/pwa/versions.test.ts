import { expect, it } from 'vitest'
import { isBusy } from './versions.ts'

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
