import { expect, it } from 'vitest'
import { listedGame } from '../../net/api/gameListFixture.ts'
import { gameOf } from './gameOf.ts'

const game = {
  ...listedGame,
  status: 'checkmate',
  reason: 'checkmate',
  winner_id: 'bia',
  ply: 5,
  turn: 'black',
  endedAt: 1,
} as const

it('shows a game from either player’s side', () => {
  expect(gameOf(game, 'ana')).toEqual({
    color: 'white',
    opponent: { id: 'bia', name: 'Bia', isPremium: false, titles: 0 },
    side: 'lost',
    moves: 3,
  })
  expect(gameOf(game, 'bia')).toMatchObject({ color: 'black', opponent: { name: 'Ana' }, side: 'won' })
})

it.each([
  ['agreement', 'drawn'],
  ['timeout_draw', 'drawn'],
  ['aborted', 'void'],
  ['server', 'void'],
  ['no_show', 'void'],
] as const)('reads a game without a winner, ended by %s, as %s', (reason, side) => {
  expect(gameOf({ ...game, reason, winner_id: null }, 'ana').side).toBe(side)
})
