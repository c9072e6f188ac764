import { sumGames } from './explainPlayer.ts'
import type { JudgedGame } from './judgedGame.ts'
import { skillOfRating, styleDeviation } from './paceSkill.ts'
import { FINE_SKILLS, logSum, refine, skillPrior } from './skillGrid.ts'
import type { WeighedGame } from './weighGame.ts'

/** How far an honest player may have moved since their earlier games, and how many change for other reasons. */
const DRIFT = 130
const CHANGED_SHARE = 0.2

/** What the ratings in these games say of their player's skill. */
export function ratedSkill(games: readonly JudgedGame[]): { rating: number; deviation: number } {
  const mean = (of: (game: JudgedGame) => number) =>
    games.reduce((sum, game) => sum + of(game), 0) / Math.max(1, games.length)
  const least = FINE_SKILLS[0] ?? 0
  const most = FINE_SKILLS.at(-1) ?? 0
  const rating = Math.max(
    least,
    Math.min(
      most,
      mean((game) => skillOfRating(game.rating)),
    ),
  )
  return {
    rating,
    deviation: Math.hypot(
      mean(styleDeviation),
      mean((game) => game.deviation),
    ),
  }
}

/** What is known of a skill from ratings, and from how the player played before, if there are such games. */
export function priorSkill(
  rated: { rating: number; deviation: number },
  earlier: readonly WeighedGame[],
): Float64Array {
  const prior = skillPrior(rated)
  if (earlier.length === 0) return prior
  const logs = refine(sumGames(earlier, ({ honest }) => honest)).map((log, at) => log + (prior[at] ?? 0))
  const all = logSum(logs)
  const shares = logs.map((log) => Math.exp(log - all))
  return prior.map((log, at) => {
    const skill = FINE_SKILLS[at] ?? 0
    const moved = shares.reduce(
      (sum, share, from) => sum + share * movedTo(skill - (FINE_SKILLS[from] ?? 0)),
      0,
    )
    return Math.log((1 - CHANGED_SHARE) * moved + CHANGED_SHARE * Math.exp(log) + 1e-12)
  })
}

const STEP = (FINE_SKILLS[1] ?? 1) - (FINE_SKILLS[0] ?? 0)
const movedTo = (by: number) => (Math.exp(-0.5 * (by / DRIFT) ** 2) * STEP) / (DRIFT * Math.sqrt(2 * Math.PI))
