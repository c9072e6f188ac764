import type { Color } from '@lance/chess'
import type { EndReason } from './endReason.ts'

/** Points for a win, and off for a loss. Specification, part 1, section 9. */
export const GAME_POINTS = 10

/** A game that did not end by mate counts from this many plies on. */
export const COUNTED_PLIES = 10

/** How often a day the same two players may win points from each other. */
export const SCORED_GAMES_PER_DAY = 5

/** Whether a paired game counts for rating and points: it was mate, or it lasted. */
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

/** Whether a game counts among its players' wins, draws and losses: one that was aborted, or that nobody came to, is none. */
export function countsInRecord({ reason, hasWinner }: { reason: EndReason; hasWinner: boolean }): boolean {
  if (reason === 'aborted' || reason === 'server') return false
  return hasWinner || reason !== 'no_show'
}

/**
 * The points a counted game brings each side, as the dialog shows them; null when the pair has had its share of
 * the day.
 */
export function scoreChanges({
  winner,
  scoredToday,
}: {
  winner: Color | null
  /** Games between the two that brought points within the last day. */
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
