import type { Color } from '@lance/chess'
import type { GameListItem } from '@lance/contract'

/** A finished game as one of its two saw it. */
export type PlayersGame = {
  color: Color
  opponent: { id: string; name: string }
  side: 'won' | 'lost' | 'drawn' | 'void'
  /** Whole moves, the last one perhaps half. */
  moves: number
}

export function gameOf(game: GameListItem, playerId: string): PlayersGame {
  const isWhite = game.white_player_id === playerId
  return {
    color: isWhite ? 'white' : 'black',
    opponent: isWhite
      ? { id: game.black_player_id, name: game.black_player_name }
      : { id: game.white_player_id, name: game.white_player_name },
    side: sideOf(game, playerId),
    moves: Math.ceil(game.ply / 2),
  }
}

function sideOf({ reason, winner_id }: GameListItem, playerId: string): PlayersGame['side'] {
  if (reason === 'aborted' || reason === 'server') return 'void'
  if (winner_id === null) return reason === 'no_show' ? 'void' : 'drawn'
  return winner_id === playerId ? 'won' : 'lost'
}
