/**
 * Glicko-2 as Mark Glickman describes it (http://www.glicko.net/glicko/glicko2.pdf), with every game a rating
 * period of its own. Ratings and deviations are on the Elo scale.
 */
export type Rating = { rating: number; deviation: number; volatility: number }

export const STARTING_RATING: Rating = { rating: 1500, deviation: 350, volatility: 0.06 }

/** Glickman's τ: how much one result may change a volatility. */
const TAU = 0.5
const SCALE = 173.7178
const CONVERGED = 0.000001

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

export type RatedResult = { opponent: Rating /** 1 for a win, ½ for a draw, 0 for a loss. */; score: number }

function weight(phi: number): number {
  return 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI))
}

/** Step 5: the new volatility, by the Illinois algorithm. */
function findVolatility({
  phi,
  sigma,
  v,
  delta,
}: {
  phi: number
  sigma: number
  v: number
  delta: number
}): number {
  const a = Math.log(sigma * sigma)
  const f = (x: number) => {
    const power = Math.exp(x)
    const spread = phi * phi + v + power
    return (power * (delta * delta - spread)) / (2 * spread * spread) - (x - a) / (TAU * TAU)
  }
  let low = a
  let high: number
  if (delta * delta > phi * phi + v) high = Math.log(delta * delta - phi * phi - v)
  else {
    let k = 1
    while (f(a - k * TAU) < 0) k++
    high = a - k * TAU
  }
  let atLow = f(low)
  let atHigh = f(high)
  while (Math.abs(high - low) > CONVERGED) {
    const between = low + ((low - high) * atLow) / (atHigh - atLow)
    const atBetween = f(between)
    if (atBetween * atHigh <= 0) {
      low = high
      atLow = atHigh
    } else atLow /= 2
    high = between
    atHigh = atBetween
  }
  return Math.exp(low / 2)
}

/** The rating after one period with these results. Opponents count with their ratings from before it. */
export function ratePeriod(player: Rating, results: readonly RatedResult[]): Rating {
  const mu = (player.rating - STARTING_RATING.rating) / SCALE
  const phi = player.deviation / SCALE
  let precision = 0
  let surprise = 0
  for (const { opponent, score } of results) {
    const g = weight(opponent.deviation / SCALE)
    const muOther = (opponent.rating - STARTING_RATING.rating) / SCALE
    const expected = 1 / (1 + Math.exp(-g * (mu - muOther)))
    precision += g * g * expected * (1 - expected)
    surprise += g * (score - expected)
  }
  const v = 1 / precision
  const sigma = findVolatility({ phi, sigma: player.volatility, v, delta: v * surprise })
  const phiBefore = Math.sqrt(phi * phi + sigma * sigma)
  const phiAfter = 1 / Math.sqrt(1 / (phiBefore * phiBefore) + precision)
  return {
    rating: (mu + phiAfter * phiAfter * surprise) * SCALE + STARTING_RATING.rating,
    deviation: Math.min(STARTING_RATING.deviation, phiAfter * SCALE),
    volatility: sigma,
  }
}

/** Both ratings after one game between them. `whiteScore` is 1, ½ or 0. */
export function rateGame({
  white,
  black,
  whiteScore,
}: {
  white: Rating
  black: Rating
  whiteScore: number
}): { white: Rating; black: Rating } {
  return {
    white: ratePeriod(white, [{ opponent: black, score: whiteScore }]),
    black: ratePeriod(black, [{ opponent: white, score: 1 - whiteScore }]),
  }
}
