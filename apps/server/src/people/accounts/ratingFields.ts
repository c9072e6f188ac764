import { ageRating, displayRating, isProvisional, STARTING_RATING } from '@lance/domain'
import type { StoredRating } from './accountStore.ts'

/** A stored rating as shown now: its deviation grows with rest. Without one, the starting rating. */
export function ratingFields(
  { rating, deviation, volatility, rated_at }: StoredRating,
  { nowMs }: { nowMs: number },
): { elo: number; eloProvisional: boolean } {
  if (rating === null || deviation === null || volatility === null || rated_at === null) {
    return { elo: displayRating(STARTING_RATING), eloProvisional: true }
  }
  const aged = ageRating({ rating, deviation, volatility }, { restedMs: nowMs - rated_at.getTime() })
  return { elo: displayRating(aged), eloProvisional: isProvisional(aged) }
}
