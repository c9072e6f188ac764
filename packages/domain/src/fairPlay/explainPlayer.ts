import {
  HELP_SCHEMES,
  HELP_SCOPES,
  HELPER_WEIGHTS,
  HELPERS,
  type Helper,
  type HelpScheme,
  type HelpScope,
  SCHEME_WEIGHTS,
  SCOPE_WEIGHTS,
  SOME_GAMES,
} from './helpSchemes.ts'
import { FINE_SKILLS, logSum, refine, SKILLS } from './skillGrid.ts'
import { helpKey, type WeighedGame } from './weighGame.ts'

/** One way in which help could explain all the games. `nats`: its log likelihood less that of honest play. */
export type Hypothesis = {
  scheme: HelpScheme
  scope: HelpScope
  helper: Helper
  weight: number
  nats: number
  skills: Float64Array
}

/** `skills`: the logarithms of what honest play would say of the player's skill, on the fine grid. */
export type Explanation = { hypotheses: readonly Hypothesis[]; skills: Float64Array }

/** Explains a player's games by honest play and by each kind of help, given what is known of their skill. */
export function explainPlayer(games: readonly WeighedGame[], prior: Float64Array): Explanation {
  const honest = posterior(
    sumGames(games, ({ honest: log }) => log),
    prior,
  )
  const base = logSum(honest)
  const hypotheses = listHypotheses(games).map(({ scheme, scope, helper, weight }): Hypothesis => {
    const key = helpKey(scheme, helper)
    const log = sumGames(games, (game) => {
      const helped = game.helped.get(key)?.log
      return helped === undefined ? game.honest : scopedLog(game, { helped, scope })
    })
    const skills = posterior(log, prior)
    return { scheme, scope, helper, weight, nats: logSum(skills) - base, skills }
  })
  return { hypotheses, skills: honest.map((log) => log - base) }
}

/** How many times more likely help makes the games, all its kinds weighed, as a logarithm. 0 if there could be none. */
export function natsOf(hypotheses: readonly Hypothesis[]): number {
  if (hypotheses.length === 0) return 0
  const weights = hypotheses.reduce((sum, { weight }) => sum + weight, 0)
  return logSum(hypotheses.map(({ weight, nats }) => Math.log(weight / weights) + nats))
}

/** The kinds of help that these games could show: help only for stakes needs games with and without. */
function listHypotheses(games: readonly WeighedGame[]) {
  const staked = games.filter(({ game }) => game.stakeCents > 0).length
  const isMixed = staked > 0 && staked < games.length
  const scopes = HELP_SCOPES.filter((scope) =>
    scope === 'staked' ? isMixed : scope === 'every' || games.length > 1,
  )
  return HELP_SCHEMES.flatMap((scheme) =>
    scopes.flatMap((scope) =>
      HELPERS.filter((helper) => games.some((game) => game.helped.has(helpKey(scheme, helper)))).map(
        (helper) => ({
          scheme,
          scope,
          helper,
          weight:
            SCHEME_WEIGHTS[scheme] *
            SCOPE_WEIGHTS[scope] *
            (scheme === 'person' ? 1 : HELPER_WEIGHTS[helper] / 10),
        }),
      ),
    ),
  )
}

function scopedLog(
  { game, honest }: WeighedGame,
  { helped, scope }: { helped: Float64Array; scope: HelpScope },
): Float64Array {
  if (scope === 'every') return helped
  if (scope === 'staked') return game.stakeCents > 0 ? helped : honest
  return honest.map((log, at) =>
    logSum([Math.log(1 - SOME_GAMES) + log, Math.log(SOME_GAMES) + (helped[at] ?? 0)]),
  )
}

export function sumGames(
  games: readonly WeighedGame[],
  logOf: (game: WeighedGame) => Float64Array,
): Float64Array {
  const sum = new Float64Array(SKILLS.length)
  for (const game of games) {
    const log = logOf(game)
    for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (log[at] ?? 0)
  }
  return sum
}

function posterior(log: Float64Array, prior: Float64Array): Float64Array {
  return refine(log).map((fine, at) => fine + (prior[at] ?? 0))
}

/** Mean and standard deviation of a skill that is known by these logarithms. */
export function momentsOf(logs: Float64Array): { mean: number; deviation: number } {
  const all = logSum(logs)
  let [mean, square] = [0, 0]
  for (const [at, skill] of FINE_SKILLS.entries()) {
    const share = Math.exp((logs[at] ?? 0) - all)
    mean += share * skill
    square += share * skill * skill
  }
  return { mean, deviation: Math.sqrt(Math.max(0, square - mean * mean)) }
}
