import type { RatingHistory } from '@lance/contract'

export type RatingPoint = RatingHistory['items'][number]['points'][number]

export type RatingSummary = { first: RatingPoint; last: RatingPoint; best: RatingPoint; worst: RatingPoint }

/** The summary of a rating graph: its first, last, best and worst points. Null without points. */
export function ratingSummary(points: readonly RatingPoint[]): RatingSummary | null {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return null
  let [best, worst] = [first, first]
  for (const point of points) {
    if (point.rating > best.rating) best = point
    if (point.rating < worst.rating) worst = point
  }
  return { first, last, best, worst }
}
