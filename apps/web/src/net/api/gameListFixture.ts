import type { GameListItem } from '@lance/contract'

/** A running game of Ana (White) against Bia, for tests. */
export const listedGame: GameListItem = {
  game_id_text: 'partida-1',
  status: 'playing',
  reason: null,
  white_player_id: 'ana',
  black_player_id: 'bia',
  white_player_name: 'Ana',
  black_player_name: 'Bia',
  white_player_premium: false,
  black_player_premium: false,
  white_player_titles: 0,
  black_player_titles: 0,
  winner_id: null,
  timeControl: 600,
  wager: 0,
  ply: 4,
  fen: '',
  last_move: null,
  turn: 'white',
  dueAt: null,
  createdAt: 0,
  endedAt: null,
}
