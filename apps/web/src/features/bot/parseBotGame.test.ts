import { expect, it } from 'vitest'
import { botGameAfter } from './botFixture.ts'
import { parseBotGame } from './parseBotGame.ts'

const game = botGameAfter(['e2e4', 'e7e5'])
const mate = ['f2f3', 'e7e5', 'g2g4', 'd8h4']
const over = (changes = {}) =>
  botGameAfter(mate, { ending: { reason: 'checkmate', winner: 'black' }, endedAtMs: 2000, ...changes })

it('reads a stored game, running or over', () => {
  for (const written of [game, over()]) {
    expect(parseBotGame(JSON.parse(JSON.stringify(written)))).toEqual(written)
  }
})

it.each([
  ['nothing', null],
  ['a string', 'game'],
  ['an unknown level', { ...game, level: 'godlike' }],
  ['an unknown time control', { ...game, timeControlS: 60 }],
  ['an unknown color', { ...game, color: 'red' }],
  ['an id of another kind of game', { ...game, id: 'game-1' }],
  ['a move that is not legal', { ...game, ucis: ['e2e4', 'e7e4'] }],
  ['text that is not a move', { ...game, ucis: ['e2e4', 'hello'] }],
  ['a move that is not a string', { ...game, ucis: ['e2e4', 7] }],
  ['clocks for other moves', { ...game, clocksMs: [600_000] }],
  ['a clock above the time control', { ...game, clocksMs: [600_000, 600_001] }],
  ['a clock below zero', { ...game, clocksMs: [600_000, -1] }],
  ['a negative time used in a turn', { ...game, usedMs: -1 }],
  ['an invalid start', { ...game, startedAtMs: 'today' }],
  ['a running game with mate on the board', over({ ending: null, endedAtMs: null })],
  ['mate on the board with another ending', over({ ending: { reason: 'stalemate', winner: null } })],
  ['an unknown ending', over({ ending: { reason: 'boredom', winner: null } })],
  ['an unknown winner', over({ ending: { reason: 'checkmate', winner: 'me' } })],
  ['an ending without a time', over({ endedAtMs: null })],
])('refuses %s [BOT-7]', (_, raw) => {
  expect(parseBotGame(raw)).toBeNull()
})
