import { speedOf } from './pace.ts'
import type { RatingClass } from './timeControl.ts'
import type { PacedVariant } from './variant.ts'

/** The rating that a game counts for ([RATING-11] [RATING-12]). */
export function ratingClassOf({ variant, ...pace }: PacedVariant): RatingClass {
  return variant === 'chess960' ? 'chess960' : speedOf(pace)
}
