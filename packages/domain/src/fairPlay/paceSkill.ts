import type { JudgedGame } from './judgedGame.ts'
import { PACE } from './parameters.ts'

/** Increments count for so many moves. */
const MOVES = 40
const LEAST_MINUTES = 0.5
const MOST_MINUTES = 120

/**
 * By how many points the moves of a game of this pace look better than those of one at the middle pace, by players of the same
 * rating: ratings compare players of a pace, and more time makes better moves. 0 where no clock is known.
 */
export function paceSkill({ initialMs, incrementMs }: Pick<JudgedGame, 'initialMs' | 'incrementMs'>): number {
  if (initialMs === null) return 0
  const minutes = (initialMs + MOVES * (incrementMs ?? 0)) / 60_000
  const bounded = Math.max(LEAST_MINUTES, Math.min(MOST_MINUTES, minutes))
  return PACE.pointsPerLog * Math.log(bounded / PACE.middleMinutes)
}

/** Below this rating, moves get worse by half as much as ratings: new accounts and other sites' players begin there. */
const LOW_RATING = 1500
const LOW_SLOPE = 0.5

/** The skill at the middle pace that a rating lets expect. */
export function skillOfRating(rating: number): number {
  return rating >= LOW_RATING ? rating : LOW_RATING - LOW_SLOPE * (LOW_RATING - rating)
}
