import type { Color } from '@lance/chess'
import type { EndReason } from './endReason.ts'

/** Points won by a win and lost by a loss ([RATING-3]). */
export const GAME_POINTS = 10

/** A game that did not end in mate counts from this many plies on. */
export const COUNTED_PLIES = 10

/** How many games a day between the same two players may bring points. */
export const SCORED_GAMES_PER_DAY = 5

/** Whether a paired game counts for rating and points: it ended in mate or lasted long enough. */
export function countsForRating({
  rated,
  reason,
  ply,
}: {
  rated: boolean
  reason: EndReason
  ply: number
}): boolean {
  if (!rated || reason === 'aborted' || reason === 'server') return false
  return reason === 'checkmate' || ply >= COUNTED_PLIES
}

/** Whether a game counts as a win, draw or loss: not if aborted, voided, or neither player showed up. */
export function countsInRecord({ reason, hasWinner }: { reason: EndReason; hasWinner: boolean }): boolean {
  if (reason === 'aborted' || reason === 'server') return false
  return hasWinner || reason !== 'no_show'
}

/**
 * The points a counted game brings each side, as the dialog shows them; null when the pair has reached its
 * limit for the day.
 */
export function scoreChanges({
  winner,
  scoredToday,
}: {
  winner: Color | null
  /** Games between the two players that brought points within the last day. */
  scoredToday: number
}): { white: number; black: number } | null {
  if (scoredToday >= SCORED_GAMES_PER_DAY) return null
  if (winner === null) return { white: 0, black: 0 }
  return winner === 'white'
    ? { white: GAME_POINTS, black: -GAME_POINTS }
    : { white: -GAME_POINTS, black: GAME_POINTS }
}

/** A score never falls below 0. */
export function addScore(score: number, change: number): number {
  return Math.max(0, score + change)
}
