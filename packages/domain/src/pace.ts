import { isDaily, isTimeControlS, type Speed } from './timeControl.ts'

/**
 * Each side's time for the game, and what every move adds to it, in seconds. In a daily game `timeControlS` is
 * the time for each move, and there is no increment.
 */
export type Pace = { timeControlS: number; incrementS: number }

/** The paces with pools of their own beside those of the home page ([MATCH-26]). */
export const MORE_PACES: readonly Pace[] = [
  { timeControlS: 60, incrementS: 0 },
  { timeControlS: 120, incrementS: 1 },
  { timeControlS: 180, incrementS: 0 },
  { timeControlS: 180, incrementS: 2 },
  { timeControlS: 300, incrementS: 0 },
  { timeControlS: 300, incrementS: 3 },
  { timeControlS: 600, incrementS: 5 },
  { timeControlS: 900, incrementS: 10 },
  { timeControlS: 1800, incrementS: 20 },
]

/** Bounds of a pace that two friends agree on ([MATCH-27]). */
export const CUSTOM_MINUTES_MAX = 180
export const CUSTOM_INCREMENT_MAX_S = 180

/** Games without initial time start with their increment, or with this if it is shorter. */
const SHORTEST_START_MS = 3000

/** A pace without an increment. */
export function paceOf(timeControlS: number): Pace {
  return { timeControlS, incrementS: 0 }
}

export function isSamePace(one: Pace, other: Pace): boolean {
  return one.timeControlS === other.timeControlS && one.incrementS === other.incrementS
}

/** Whether this is one of the six time controls of the home page. */
export function isBasicPace({ timeControlS, incrementS }: Pace): boolean {
  return incrementS === 0 && isTimeControlS(timeControlS)
}

/** Whether players can search for an opponent at this pace. */
export function isPoolPace(pace: Pace): boolean {
  return isBasicPace(pace) || MORE_PACES.some((one) => isSamePace(one, pace))
}

/** Whether two friends may play at this pace: one with a pool, or their own in whole minutes and seconds. */
export function isFriendPace(pace: Pace): boolean {
  const { timeControlS, incrementS } = pace
  if (isPoolPace(pace)) return true
  const isWhole = Number.isInteger(timeControlS / 60) && Number.isInteger(incrementS)
  const hasTime = timeControlS + incrementS > 0
  return (
    isWhole &&
    hasTime &&
    isWithin(timeControlS, CUSTOM_MINUTES_MAX * 60) &&
    isWithin(incrementS, CUSTOM_INCREMENT_MAX_S)
  )
}

const isWithin = (value: number, max: number) => value >= 0 && value <= max

/** What both clocks show at the start of a game, in ms. */
export function initialMs({ timeControlS, incrementS }: Pace): number {
  return timeControlS > 0 ? timeControlS * 1000 : Math.max(SHORTEST_START_MS, incrementS * 1000)
}

/** Moves that a side makes in a game of the expected length. */
const EXPECTED_MOVES = 40
const BLITZ_FROM_S = 180
const RAPID_FROM_S = 480
const RAPID_UNTIL_S = 1800

/** The time that a side is expected to use in a game, in seconds. */
export function expectedS({ timeControlS, incrementS }: Pace): number {
  return timeControlS + EXPECTED_MOVES * incrementS
}

/** The speed of a pace by the expected length of its games ([RATING-11]). */
export function speedOf(pace: Pace): Speed {
  if (isDaily(pace.timeControlS)) return 'daily'
  const lengthS = expectedS(pace)
  if (lengthS < BLITZ_FROM_S) return 'bullet'
  if (lengthS < RAPID_FROM_S) return 'blitz'
  return lengthS <= RAPID_UNTIL_S ? 'rapid' : 'classical'
}

const FIRST_MOVE_MS: Partial<Record<Speed, number>> = { bullet: 15_000, blitz: 20_000 }

/** The limit of a first move at this pace, in ms: shorter than the operator's `limitMs` for fast games. */
export function firstMoveLimitMs(pace: Pace, { limitMs }: { limitMs: number }): number {
  return Math.min(limitMs, FIRST_MOVE_MS[speedOf(pace)] ?? limitMs)
}
