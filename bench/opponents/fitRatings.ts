/** A game: `points` of the first player, 0 to 1. */
export type Result = { one: string; other: string; points: number }
/** `error`: half of the two-sided 95 % interval. */
export type Rated = { elo: number; error: number }

/** What a player's rating is the weighted sum of, by the names of the weights, which are fitted. */
export type Terms = Readonly<Record<string, number>>

const PER_ELO = Math.LN10 / 400
const ROUNDS = 60
/** As if each weight had been seen to be 0 so often: keeps finite what games say nothing about. */
const PRIOR = 1e-9
/** Ratings are fitted as differences from this one. */
const MIDDLE_ELO = 1500

/**
 * Fits the weights that make these results the most likely (logistic curve, a draw is half a point), with the ratings of
 * `fixed` players given, by Newton's method. Returns what gives a rating to terms; its error is that of the likelihood's
 * curvature, with fixed ratings taken as exact.
 */
export function fitRatings(
  results: readonly Result[],
  { fixed, termsOf }: { fixed: ReadonlyMap<string, number>; termsOf: (name: string) => Terms },
): (terms: Terms) => Rated {
  const names = [...new Set(results.flatMap(({ one, other }) => [one, other]))]
  const free = names.filter((name) => !fixed.has(name))
  const weightNames = [...new Set(free.flatMap((name) => Object.keys(termsOf(name))))]
  const vectorOf = (terms: Terms) => weightNames.map((name) => terms[name] ?? 0)
  const vectors = new Map(names.map((name) => [name, vectorOf(fixed.has(name) ? {} : termsOf(name))]))
  const weights = weightNames.map(() => 0)
  const games = results.map(({ one, other, points }) => {
    const [ones, others] = [vectors.get(one) ?? [], vectors.get(other) ?? []]
    const offset = ((fixed.get(one) ?? MIDDLE_ELO) - (fixed.get(other) ?? MIDDLE_ELO)) * PER_ELO
    return { points, offset, apart: ones.map((value, at) => value - (others[at] ?? 0)) }
  })
  let inverse: number[][] = []
  for (let round = 0; round < ROUNDS; round++) {
    const slope: number[] = weights.map((weight) => -PRIOR * weight)
    const curvature: number[][] = weights.map((_, row) =>
      weights.map((__, column) => (row === column ? PRIOR : 0)),
    )
    for (const { points, offset, apart } of games) {
      const share = 1 / (1 + Math.exp(-offset - PER_ELO * dot(apart, weights)))
      const push = PER_ELO * (points - share)
      const bend = PER_ELO ** 2 * share * (1 - share)
      apart.forEach((value, row) => {
        if (value === 0) return
        slope[row] = (slope[row] ?? 0) + push * value
        const numbers = curvature[row] ?? []
        apart.forEach((other, column) => {
          numbers[column] = (numbers[column] ?? 0) + bend * value * other
        })
      })
    }
    inverse = invert(curvature)
    inverse.forEach((row, at) => {
      weights[at] = (weights[at] ?? 0) + Math.max(-200, Math.min(200, dot(row, slope)))
    })
  }
  return (terms) => {
    const vector = vectorOf(terms)
    const variance = dot(
      vector,
      inverse.map((row) => dot(row, vector)),
    )
    return { elo: MIDDLE_ELO + dot(vector, weights), error: 1.96 * Math.sqrt(variance) }
  }
}

const dot = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0)

/** By Gauss and Jordan, of a positive definite matrix. */
function invert(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length
  const rows = matrix.map((row, at) => [...row, ...row.map((_, column) => (column === at ? 1 : 0))])
  for (let at = 0; at < size; at++) {
    const row = rows[at] ?? []
    const pivot = row[at] ?? 1
    for (let column = 0; column < row.length; column++) row[column] = (row[column] ?? 0) / pivot
    for (const [index, other] of rows.entries()) {
      const factor = other[at] ?? 0
      if (index === at || factor === 0) continue
      for (let column = 0; column < other.length; column++)
        other[column] = (other[column] ?? 0) - factor * (row[column] ?? 0)
    }
  }
  return rows.map((row) => row.slice(size))
}
