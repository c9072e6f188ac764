import type { GameListItem } from '@lance/contract'
import { expect, it } from 'vitest'
import { gameOf } from './gameOf.ts'

const game: GameListItem = {
  game_id_text: 'partida-1',
  status: 'checkmate',
  reason: 'checkmate',
  white_player_id: 'ana',
  black_player_id: 'bia',
  white_player_name: 'Ana',
  black_player_name: 'Bia',
  white_player_premium: false,
  black_player_premium: false,
  white_player_titles: 0,
  black_player_titles: 0,
  winner_id: 'bia',
  timeControl: 600,
  wager: 0,
  ply: 5,
  fen: '',
  last_move: null,
  turn: 'black',
  dueAt: null,
  createdAt: 0,
  endedAt: 1,
}

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
