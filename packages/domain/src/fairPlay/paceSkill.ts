import type { JudgedGame } from './judgedGame.ts'
import { PACE, STYLE } from './parameters.ts'

/** Increments count for so many moves. */
const MOVES = 40
const LEAST_MINUTES = 0.5

type Clock = Pick<JudgedGame, 'initialMs' | 'incrementMs'>

/**
 * By how many points the moves of a game of this pace look better than those of one at the middle pace, by players of the same
 * rating: ratings compare players of a pace, and more time makes better moves, up to a point. 0 where no clock is known.
 */
export function paceSkill(clock: Clock): number {
  return PACE.pointsPerLog * paceLogs(clock)
}

/** By how much skill differs between players of one rating and pace, in points: in fast games, ratings say less about moves. */
export function styleDeviation(clock: Clock): number {
  const { least, perLog, most } = STYLE
  return Math.min(most, least + perLog * Math.max(0, -paceLogs(clock)))
}

/** The time of a game against the middle pace, as a natural logarithm; between half a minute and enough. */
function paceLogs({ initialMs, incrementMs }: Clock): number {
  if (initialMs === null) return 0
  const minutes = (initialMs + MOVES * (incrementMs ?? 0)) / 60_000
  return Math.log(Math.max(LEAST_MINUTES, Math.min(PACE.enoughMinutes, minutes)) / PACE.middleMinutes)
}

/** Below this rating, moves get worse by half as much as ratings: new accounts and other sites' players begin there. */
const LOW_RATING = 1500
const LOW_SLOPE = 0.5

/** The skill at the middle pace that a rating lets expect. */
export function skillOfRating(rating: number): number {
  return rating >= LOW_RATING ? rating : LOW_RATING - LOW_SLOPE * (LOW_RATING - rating)
}
