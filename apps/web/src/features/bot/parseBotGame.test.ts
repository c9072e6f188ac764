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

it('reads a game with an increment, one by days and one against a house bot [BOT-11] [BOT-13]', () => {
  for (const changes of [
    { timeControlS: 180, incrementS: 2, clocksMs: [182_000, 181_000] },
    { timeControlS: 0, incrementS: 1, clocksMs: [3000, 4000] },
    { timeControlS: 86_400, clocksMs: [86_400_000, 5] },
    { level: 'sabia' as const },
  ]) {
    const written = botGameAfter(['e2e4', 'e7e5'], changes)
    expect(parseBotGame(JSON.parse(JSON.stringify(written)))).toEqual(written)
  }
})

it('reads a game from before there were increments as one without [BOT-11]', () => {
  const { incrementS: _, ...older } = game
  expect(parseBotGame(older)).toEqual(game)
})

it.each([
  ['nothing', null],
  ['a string', 'game'],
  ['an unknown level', { ...game, level: 'godlike' }],
  ['a time control that no game has', { ...game, timeControlS: 90 }],
  ['an increment that no game has', { ...game, incrementS: 0.5 }],
  ['an increment that is not a number', { ...game, incrementS: '2' }],
  ['a clock above what the increments add', { ...game, incrementS: 5, clocksMs: [605_000, 605_001] }],
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
