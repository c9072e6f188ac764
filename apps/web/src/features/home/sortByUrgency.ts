import type { GameListItem } from '@lance/contract'

/** Whether it is the player's turn. */
export function isTurnOf(game: GameListItem, playerId: string): boolean {
  return (game.turn === 'white' ? game.white_player_id : game.black_player_id) === playerId
}

/** Sorts games waiting for the player first; within each kind, the least time left first. */
export function sortByUrgency(games: readonly GameListItem[], playerId: string): GameListItem[] {
  const dueAt = (game: GameListItem) => game.dueAt ?? Number.POSITIVE_INFINITY
  return [...games].sort((a, b) => {
    const ownFirst = Number(isTurnOf(b, playerId)) - Number(isTurnOf(a, playerId))
    return ownFirst !== 0 ? ownFirst : dueAt(a) - dueAt(b)
  })
}
