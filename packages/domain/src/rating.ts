/**
 * Glicko-2 as Mark Glickman describes it (http://www.glicko.net/glicko/glicko2.pdf), with every game a rating
 * period of its own. Ratings and deviations are on the Elo scale.
 */
export type Rating = { rating: number; deviation: number; volatility: number }

export const STARTING_RATING: Rating = { rating: 1500, deviation: 350, volatility: 0.06 }

export const SCALE = 173.7178

/** Above this deviation a rating is shown with "?". */
const PROVISIONAL_ABOVE = 110

/**
 * How fast a rating becomes uncertain while its owner does not play: with this many rating periods a day, a
 * settled deviation of 60 reaches 110 (provisional) after a year.
 */
const PERIODS_PER_DAY = 0.21436
const DAY_MS = 86_400_000

export function isProvisional({ deviation }: Pick<Rating, 'deviation'>): boolean {
  return deviation > PROVISIONAL_ABOVE
}

/** The rating as players see it. */
export function displayRating({ rating }: Pick<Rating, 'rating'>): number {
  return Math.round(rating)
}

/** The rating after `restedMs` without a game: its deviation grows, but never beyond a beginner's. */
export function ageRating(rating: Rating, { restedMs }: { restedMs: number }): Rating {
  const periods = (Math.max(0, restedMs) / DAY_MS) * PERIODS_PER_DAY
  const phi = rating.deviation / SCALE
  const grown = Math.sqrt(phi * phi + periods * rating.volatility * rating.volatility) * SCALE
  return { ...rating, deviation: Math.min(STARTING_RATING.deviation, grown) }
}

/** The longest that a rating may count as settled, however certain it was. */
const SETTLED_MAX_DAYS = 3650

/** When a rating becomes provisional if its owner stops playing, in ms since 1970; null if it is already. */
export function settledUntilMs(rating: Rating, { ratedAtMs }: { ratedAtMs: number }): number | null {
  if (isProvisional(rating)) return null
  const phi = rating.deviation / SCALE
  const limit = PROVISIONAL_ABOVE / SCALE
  const periods = (limit * limit - phi * phi) / (rating.volatility * rating.volatility)
  return ratedAtMs + Math.min(periods / PERIODS_PER_DAY, SETTLED_MAX_DAYS) * DAY_MS
}
