import type { GameListItem } from '@lance/contract'

/** Whether the player is the one to move. */
export function isTurnOf(game: GameListItem, playerId: string): boolean {
  return (game.turn === 'white' ? game.white_player_id : game.black_player_id) === playerId
}

/** Games that wait for the player first; among each kind, the one that runs out of time soonest. */
export function sortByUrgency(games: readonly GameListItem[], playerId: string): GameListItem[] {
  const dueAt = (game: GameListItem) => game.dueAt ?? Number.POSITIVE_INFINITY
  return [...games].sort((a, b) => {
    const ownFirst = Number(isTurnOf(b, playerId)) - Number(isTurnOf(a, playerId))
    return ownFirst !== 0 ? ownFirst : dueAt(a) - dueAt(b)
  })
}
