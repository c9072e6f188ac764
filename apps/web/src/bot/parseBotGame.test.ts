import { expect, it } from 'vitest'
import { botGameAfter } from './botFixture.ts'
import { parseBotGame } from './parseBotGame.ts'

const game = botGameAfter(['e2e4', 'e7e5'])
const mate = ['f2f3', 'e7e5', 'g2g4', 'd8h4']
const over = (changes = {}) =>
  botGameAfter(mate, { ending: { reason: 'checkmate', winner: 'black' }, endedAtMs: 2000, ...changes })

it('reads a game that was written, running or over', () => {
  for (const written of [game, over()]) {
    expect(parseBotGame(JSON.parse(JSON.stringify(written)))).toEqual(written)
  }
})

it.each([
  ['nothing', null],
  ['a text', 'game'],
  ['an unknown level', { ...game, level: 'godlike' }],
  ['an unknown time control', { ...game, timeControlS: 60 }],
  ['an unknown colour', { ...game, color: 'red' }],
  ['an id of another kind of game', { ...game, id: 'game-1' }],
  ['a move that is not legal', { ...game, ucis: ['e2e4', 'e7e4'] }],
  ['a move that is none', { ...game, ucis: ['e2e4', 'hello'] }],
  ['a move that is no text', { ...game, ucis: ['e2e4', 7] }],
  ['clocks for other moves', { ...game, clocksMs: [600_000] }],
  ['a clock that shows more than it ever had', { ...game, clocksMs: [600_000, 600_001] }],
  ['a clock below zero', { ...game, clocksMs: [600_000, -1] }],
  ['a turn that used less than nothing', { ...game, usedMs: -1 }],
  ['no start', { ...game, startedAtMs: 'today' }],
  ['mate on the board, and a game that goes on', over({ ending: null, endedAtMs: null })],
  ['mate on the board, and another end', over({ ending: { reason: 'stalemate', winner: null } })],
  ['an unknown end', over({ ending: { reason: 'boredom', winner: null } })],
  ['an unknown winner', over({ ending: { reason: 'checkmate', winner: 'me' } })],
  ['an end without a time', over({ endedAtMs: null })],
])('refuses %s', (_, raw) => {
  expect(parseBotGame(raw)).toBeNull()
})
