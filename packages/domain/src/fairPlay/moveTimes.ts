import type { WeighedGame } from './weighGame.ts'

/** Shorter times are no decisions: the move was ready before its turn. */
const TIMED_FROM_MS = 300
/** Fewer timed moves say nothing. */
const MOVES_MIN = 40
/** Guesses, not measured yet. How times of people go with the difficulty of a move, and how they spread; and times that a program sets. */
const HONEST_LINK = { mean: 0.22, deviation: 0.09 }
const FLAT_LINK = { mean: 0, deviation: 0.05 }
const HONEST_SPREAD = { mean: Math.log(0.85), deviation: 0.3 }
const FLAT_SPREAD = { mean: Math.log(0.25), deviation: 0.45 }
/** Times alone never say more than this, either way: they are easily made to look like a person's. */
const NATS_MOST = 3
/** Help with times of a person's, which show nothing. */
const HIDDEN_SHARE = 0.7

type Timed = { log: number; difficulty: number }

/** By how much the thinking times speak for a program that sets them, in nats. */
export function judgeTimes(games: readonly WeighedGame[]): number {
  const timed = games.flatMap(timedMoves)
  if (timed.length < MOVES_MIN) return 0
  const { link, spread } = describeTimes(timed)
  const error = 1 / Math.sqrt(timed.length)
  const spreadError = error / Math.SQRT2
  const logSpread = Math.log(Math.max(spread, 0.02))
  const nats =
    logDensity(link, FLAT_LINK, error) -
    logDensity(link, HONEST_LINK, error) +
    logDensity(logSpread, FLAT_SPREAD, spreadError) -
    logDensity(logSpread, HONEST_SPREAD, spreadError)
  const mixed = Math.log(HIDDEN_SHARE + (1 - HIDDEN_SHARE) * Math.exp(Math.min(nats, 50)))
  return Math.min(NATS_MOST, mixed)
}

/** Times of a game as deviations from its mean, so that pace and clock don't matter. */
function timedMoves({ moves }: WeighedGame): Timed[] {
  const known = moves.flatMap(({ move: { thinkMs }, criticality }) =>
    thinkMs === null || thinkMs < TIMED_FROM_MS
      ? []
      : [{ log: Math.log(thinkMs), difficulty: Math.log1p(criticality) }],
  )
  if (known.length < 2) return []
  const mean = (of: (one: Timed) => number) => known.reduce((sum, one) => sum + of(one), 0) / known.length
  const [log, difficulty] = [mean((one) => one.log), mean((one) => one.difficulty)]
  return known.map((one) => ({ log: one.log - log, difficulty: one.difficulty - difficulty }))
}

/** `link`: the correlation of time and difficulty. `spread`: the standard deviation of the logarithms of times. */
export function describeTimes(timed: readonly Timed[]): { link: number; spread: number } {
  const sum = (of: (one: Timed) => number) => timed.reduce((all, one) => all + of(one), 0)
  const logs = sum(({ log }) => log * log)
  const difficulties = sum(({ difficulty }) => difficulty * difficulty)
  const both = sum(({ log, difficulty }) => log * difficulty)
  const link = logs === 0 || difficulties === 0 ? 0 : both / Math.sqrt(logs * difficulties)
  return { link, spread: Math.sqrt(logs / Math.max(1, timed.length)) }
}

function logDensity(
  value: number,
  { mean, deviation }: { mean: number; deviation: number },
  error: number,
): number {
  const sigma = Math.hypot(deviation, error)
  return -0.5 * ((value - mean) / sigma) ** 2 - Math.log(sigma)
}
