import type { Color } from '@lance/chess'
import type { GameListItem } from '@lance/contract'
import { type Marks, marksOf } from '../../design/PlayerMarks.tsx'

/** A finished game from one player's point of view. */
export type PlayersGame = {
  color: Color
  opponent: { id: string; name: string } & Marks
  side: 'won' | 'lost' | 'drawn' | 'void'
  /** Full moves, rounded up. */
  moves: number
}

export function gameOf(game: GameListItem, playerId: string): PlayersGame {
  const isWhite = game.white_player_id === playerId
  return {
    color: isWhite ? 'white' : 'black',
    opponent: isWhite
      ? { id: game.black_player_id, name: game.black_player_name, ...marksOf(game, 'black') }
      : { id: game.white_player_id, name: game.white_player_name, ...marksOf(game, 'white') },
    side: sideOf(game, playerId),
    moves: Math.ceil(game.ply / 2),
  }
}

function sideOf({ reason, winner_id }: GameListItem, playerId: string): PlayersGame['side'] {
  if (reason === 'aborted' || reason === 'server') return 'void'
  if (winner_id === null) return reason === 'no_show' ? 'void' : 'drawn'
  return winner_id === playerId ? 'won' : 'lost'
}
