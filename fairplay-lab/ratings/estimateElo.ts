/** A game against an opponent of known rating: 1 for a win, 0.5 for a draw. */
export type RatedResult = { opponentElo: number; points: number }

const LEAST = 0
const MOST = 3600
const STEPS = 40

const expected = (elo: number, opponentElo: number) => 1 / (1 + 10 ** ((opponentElo - elo) / 400))

/**
 * The rating at which the expected points are those made, by the logistic curve, with its standard error. A draw with a
 * weak player is added, so that a clean score has an answer too.
 */
export function estimateElo(results: readonly RatedResult[]): { elo: number; errorElo: number } {
  const mean = results.reduce((sum, { opponentElo }) => sum + opponentElo, 0) / Math.max(1, results.length)
  const all = [...results, { opponentElo: mean, points: 0.5 }]
  const made = all.reduce((sum, { points }) => sum + points, 0)
  let [low, high] = [LEAST, MOST]
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    const wanted = all.reduce((sum, { opponentElo }) => sum + expected(middle, opponentElo), 0)
    if (wanted < made) low = middle
    else high = middle
  }
  const information = all.reduce((sum, { opponentElo }) => {
    const share = expected(low, opponentElo)
    return sum + share * (1 - share)
  }, 0)
  const slope = Math.LN10 / 400
  return { elo: Math.round(low), errorElo: Math.round(1 / (slope * Math.sqrt(information))) }
}
