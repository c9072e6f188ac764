/** The time controls of the home page, in seconds and without an increment ([MATCH-4]). */
export const TIME_CONTROLS_S = [600, 900, 1800, 3600, 86_400, 172_800] as const
export type TimeControlS = (typeof TIME_CONTROLS_S)[number]

export const DEFAULT_TIME_CONTROL_S: TimeControlS = 600

export function isTimeControlS(value: number): value is TimeControlS {
  return (TIME_CONTROLS_S as readonly number[]).includes(value)
}

/** A daily game gives its time for each move, any other game for the whole game. */
export function isDaily(timeControlS: number): boolean {
  return timeControlS >= 86_400
}

/** How fast a game is. */
export const SPEEDS = ['bullet', 'blitz', 'rapid', 'classical', 'daily'] as const
export type Speed = (typeof SPEEDS)[number]

/** Each class has its own rating: standard chess one for each speed, Chess960 one for all. */
export const RATING_CLASSES = [...SPEEDS, 'chess960'] as const
export type RatingClass = (typeof RATING_CLASSES)[number]
