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

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

/** Remaining time for display: whole hours from two hours up, else whole minutes, never below 0. */
export function splitTimeLeft(leftMs: number): { amount: number; unit: 'hour' | 'minute' } {
  if (leftMs >= 2 * HOUR_MS) return { amount: Math.floor(leftMs / HOUR_MS), unit: 'hour' }
  return { amount: Math.max(0, Math.floor(leftMs / MINUTE_MS)), unit: 'minute' }
}
