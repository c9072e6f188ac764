/** Games of the first player. */
export type Tally = { wins: number; draws: number; losses: number }

export const gamesOf = ({ wins, draws, losses }: Tally) => wins + draws + losses
export const shareOf = (tally: Tally) => (tally.wins + tally.draws / 2) / gamesOf(tally)

/** The rating difference that a share of the points means, by the logistic curve. */
export const eloOf = (share: number) => -400 * Math.log10(1 / Math.min(Math.max(share, 0.001), 0.999) - 1)

/**
 * The rating difference with its two-sided 95 % interval. `pairs`: the points (0 to 2) of each opening played from both
 * sides, which are less random than single games.
 */
export function estimateElo(pairs: readonly number[]): { elo: number; low: number; high: number } {
  const shares = pairs.map((points) => points / 2)
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  const variance =
    shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / Math.max(1, shares.length - 1)
  const error = 1.96 * Math.sqrt(variance / shares.length)
  return { elo: eloOf(mean), low: eloOf(mean - error), high: eloOf(mean + error) }
}

/**
 * The log-likelihood ratio of "stronger by `high` Elo" to "stronger by `low`", by the normal approximation of the pairs.
 * Above `SPRT_BOUND` the first is accepted, below its negative the second, with errors of 5 % each.
 */
export function likelihoodRatio(
  pairs: readonly number[],
  { low, high }: { low: number; high: number },
): number {
  const shares = pairs.map((points) => points / 2)
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / shares.length
  if (variance === 0) return 0
  const expected = (elo: number) => 1 / (1 + 10 ** (-elo / 400))
  const [one, other] = [expected(low), expected(high)]
  return (shares.length * (other - one) * (2 * mean - one - other)) / (2 * variance)
}

export const SPRT_BOUND = Math.log(0.95 / 0.05)
