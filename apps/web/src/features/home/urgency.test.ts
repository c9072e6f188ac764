import type { GameListItem } from '@lance/contract'
import { expect, it } from 'vitest'
import { listedGame } from '../../net/api/gameListFixture.ts'
import { isTurnOf, sortByUrgency, splitTimeLeft } from './urgency.ts'

const game = (name: string, turn: 'white' | 'black', dueAt: number | null): GameListItem => ({
  ...listedGame,
  game_id_text: name,
  timeControl: 86_400,
  turn,
  dueAt,
})

it('puts games waiting for the player first, and the most urgent of each kind on top [GAME-24]', () => {
  const games = [game('later', 'white', 900), game('theirs', 'black', 100), game('soon', 'white', 200)]
  expect(sortByUrgency(games, 'ana').map(({ game_id_text }) => game_id_text)).toEqual([
    'soon',
    'later',
    'theirs',
  ])
})

it('puts a game whose clock is not running yet after those whose clock is', () => {
  const games = [game('new', 'white', null), game('running', 'white', 900)]
  expect(sortByUrgency(games, 'ana').map(({ game_id_text }) => game_id_text)).toEqual(['running', 'new'])
})

it('tells whose turn it is from the color to move', () => {
  expect(isTurnOf(game('x', 'white', null), 'ana')).toBe(true)
  expect(isTurnOf(game('x', 'white', null), 'bia')).toBe(false)
  expect(isTurnOf(game('x', 'black', null), 'bia')).toBe(true)
})

it.each([
  [86_400_000, { amount: 24, unit: 'hour' }],
  [86_399_999, { amount: 23, unit: 'hour' }],
  [7_200_000, { amount: 2, unit: 'hour' }],
  [7_199_999, { amount: 119, unit: 'minute' }],
  [59_999, { amount: 0, unit: 'minute' }],
  [-5, { amount: 0, unit: 'minute' }],
])('splits %i ms into %j', (leftMs, told) => {
  expect(splitTimeLeft(leftMs)).toEqual(told)
})
