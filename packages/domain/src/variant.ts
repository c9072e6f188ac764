import type { Variant } from '@lance/chess'
import { type Pace, speedOf } from './pace.ts'
import { isDaily, SPEEDS } from './timeControl.ts'

/** The rules by which games are played here. */
export const VARIANTS = ['standard', 'chess960'] as const satisfies readonly Variant[]

/** What a search or a link says of the game to come, beside its stake. */
export type PacedVariant = Pace & { variant: Variant }

/** Each class has its own rating: standard chess one for each speed, Chess960 one for all. */
export const RATING_CLASSES = [...SPEEDS, 'chess960'] as const
export type RatingClass = (typeof RATING_CLASSES)[number]

/** The rating that a game counts for ([RATING-11] [RATING-12]). */
export function ratingClassOf({ variant, ...pace }: PacedVariant): RatingClass {
  return variant === 'chess960' ? 'chess960' : speedOf(pace)
}

/** Whether this variant is played at this pace: Chess960 is not played by days ([MATCH-28]). */
export function hasPace({ variant, timeControlS }: PacedVariant): boolean {
  return variant === 'standard' || !isDaily(timeControlS)
}
