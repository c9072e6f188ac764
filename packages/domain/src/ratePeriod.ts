import { type Rating, SCALE, STARTING_RATING } from './rating.ts'

/** Glickman's τ: how much one result may change a volatility. */
const TAU = 0.5
const CONVERGED = 0.000001

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
