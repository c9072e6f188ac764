// Skills are ratings of a person who plays as the choice model says. They are uncertain, so all is computed on this grid. It
// ends where no people are: what is better than that is no honest explanation.

export const SKILL_LEAST = 450
export const SKILL_STEP = 150
export const SKILLS: readonly number[] = Array.from({ length: 17 }, (_, at) => SKILL_LEAST + SKILL_STEP * at)

/** Steps of the finer grid on which is integrated: log likelihoods are smooth, and those of many games narrow. */
const FINE = 6
export const FINE_SKILLS: readonly number[] = Array.from(
  { length: (SKILLS.length - 1) * FINE + 1 },
  (_, at) => SKILL_LEAST + (SKILL_STEP * at) / FINE,
)

/** The logarithm of the sum of what these are logarithms of. */
export function logSum(values: ArrayLike<number>): number {
  let most = Number.NEGATIVE_INFINITY
  for (let at = 0; at < values.length; at++) most = Math.max(most, values[at] ?? most)
  if (most === Number.NEGATIVE_INFINITY) return most
  let sum = 0
  for (let at = 0; at < values.length; at++) sum += Math.exp((values[at] ?? 0) - most)
  return most + Math.log(sum)
}

/** Log likelihoods on the fine grid, by cubics through those of the coarse one (Catmull-Rom). */
export function refine(coarse: ArrayLike<number>): Float64Array {
  const last = coarse.length - 1
  const at = (index: number) => coarse[Math.max(0, Math.min(last, index))] ?? 0
  return Float64Array.from(FINE_SKILLS, (_, fine) => {
    const index = Math.min(Math.floor(fine / FINE), last - 1)
    const t = fine / FINE - index
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    return b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
  })
}

/** Three points whose weights give a normal form on the day, with a deviation of a step by √3: people vary between games. */
const FORM_CENTER = Math.log(2 / 3)
const FORM_SIDE = Math.log(1 / 6)

/** The log likelihood of a game for a player who is not always in the same form. */
export function blurForm(game: ArrayLike<number>): Float64Array {
  const last = game.length - 1
  const at = (index: number) => game[Math.max(0, Math.min(last, index))] ?? 0
  return Float64Array.from(game, (own, index) =>
    logSum([own + FORM_CENTER, at(index - 1) + FORM_SIDE, at(index + 1) + FORM_SIDE]),
  )
}

/** How many times as wide the tails of the prior are, and what share of players they stand for. */
const WIDE = 2
const WIDE_SHARE = 0.01

/** What a rating says of skill, as logarithms of a distribution over the fine grid, with tails for those who are misrated. */
export function skillPrior({ rating, deviation }: { rating: number; deviation: number }): Float64Array {
  const density = (skill: number, sigma: number) => Math.exp(-0.5 * ((skill - rating) / sigma) ** 2) / sigma
  const logs = Float64Array.from(FINE_SKILLS, (skill) =>
    Math.log(
      (1 - WIDE_SHARE) * density(skill, deviation) + WIDE_SHARE * density(skill, WIDE * deviation) + 1e-12,
    ),
  )
  const all = logSum(logs)
  return logs.map((log) => log - all)
}
