import type { Loss } from '@lance/chess/training'

/** The average loss of a move, with its standard error, both in percentage points of winning chances. */
export type MeanLoss = { games: number; moves: number; perMove: number; error: number }

/**
 * The average loss per move over games. The moves of a game are alike (one blunder follows another), so the error follows
 * from how the games differ: the variance of a ratio with games as clusters (Cochran, Sampling Techniques, 6.4). Null
 * without a move; with one game the error is infinite.
 */
export function meanLoss(losses: readonly Loss[]): MeanLoss | null {
  const counted = losses.filter(({ moves }) => moves > 0)
  const games = counted.length
  const moves = counted.reduce((sum, loss) => sum + loss.moves, 0)
  if (moves === 0) return null
  const perMove = counted.reduce((sum, loss) => sum + loss.lost, 0) / moves
  const squares = counted.reduce((sum, loss) => sum + (loss.lost - perMove * loss.moves) ** 2, 0)
  const error = games > 1 ? Math.sqrt((games / (games - 1)) * squares) / moves : Number.POSITIVE_INFINITY
  return { games, moves, perMove, error }
}

/** The normal distribution's quantile for 95 % to both sides. */
export const NORMAL_95 = 1.96

/**
 * How many standard errors an estimate from so few games may be off: Student's t for the quantile `normal` of the normal
 * distribution (Abramowitz and Stegun, 26.7.5).
 */
export function errorsAllowed(games: number, normal = NORMAL_95): number {
  return normal + (normal ** 3 + normal) / (4 * Math.max(1, games - 1))
}
