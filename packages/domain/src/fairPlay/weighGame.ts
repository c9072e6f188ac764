import {
  ALTERNATIVES_MAX,
  type Alternatives,
  alternativesOf,
  type ChoiceParameters,
  chanceOfPlayed,
  expectedLoss,
  type HelperParameters,
  helperChances,
  humanChances,
} from './choiceModel.ts'
import { HELP_SCHEMES, HELPERS, type Helper, type HelpScheme, helpShares } from './helpSchemes.ts'
import type { JudgedGame, JudgedMove } from './judgedGame.ts'
import { blurForm, SKILLS } from './skillGrid.ts'

export type PlayModel = {
  human: ChoiceParameters
  helpers: Readonly<Record<Helper, HelperParameters>>
}

/** How likely a move is, for each skill of the grid and each helper. */
export type WeighedMove = {
  move: JudgedMove
  alternatives: Alternatives
  honest: Float64Array
  helped: Readonly<Record<Helper, number>>
  criticality: number
  chances: number
  awayMs: number | null
}

/**
 * A game's log likelihoods over the grid of skills: honest, and under each scheme and helper that has a helped move in it.
 */
export type WeighedGame = {
  game: JudgedGame
  moves: readonly WeighedMove[]
  honest: Float64Array
  helped: ReadonlyMap<string, { log: Float64Array; shares: Float64Array | null }>
}

export const helpKey = (scheme: HelpScheme, helper: Helper) => `${scheme} ${helper}`

/** Another person who helps plays about so many steps of the grid better: 600 points. */
const PERSON_STEPS = 4
export function weighGame(game: JudgedGame, model: PlayModel): WeighedGame {
  const moves = game.moves.map((move) => weighMove(move, game.rating, model))
  const honest = sumLogs(moves, (one, at) => one.honest[at] ?? 0)
  const helped = new Map<string, { log: Float64Array; shares: Float64Array | null }>()
  for (const scheme of HELP_SCHEMES) {
    if (scheme === 'person') {
      helped.set(helpKey(scheme, 'sharp'), { log: playedBetter(honest), shares: null })
      continue
    }
    const shares = helpShares(scheme, moves)
    if (shares === null) continue
    for (const helper of HELPERS) {
      const log = sumLogs(moves, ({ honest: chances, helped: by }, at, index) => {
        const share = shares[index] ?? 0
        return (1 - share) * (chances[at] ?? 0) + share * by[helper]
      })
      helped.set(helpKey(scheme, helper), { log: blurForm(log), shares })
    }
  }
  return { game, moves, honest: blurForm(honest), helped }
}

/** The log likelihoods if another person played, who is so much better. */
function playedBetter(honest: Float64Array): Float64Array {
  const last = honest.length - 1
  return blurForm(honest.map((_, at) => honest[Math.min(last, at + PERSON_STEPS)] ?? 0))
}

function sumLogs(
  moves: readonly WeighedMove[],
  chanceOf: (move: WeighedMove, skillAt: number, moveAt: number) => number,
): Float64Array {
  return Float64Array.from(SKILLS, (_, at) => {
    let sum = 0
    for (const [index, move] of moves.entries()) sum += Math.log(chanceOf(move, at, index))
    return sum
  })
}

const chances = new Float64Array(ALTERNATIVES_MAX)

function weighMove(move: JudgedMove, rating: number, { human, helpers }: PlayModel): WeighedMove {
  const alternatives = alternativesOf(move)
  const honest = Float64Array.from(SKILLS, (skill) => {
    humanChances(alternatives, { skill, parameters: human, chances })
    return chanceOfPlayed(alternatives, chances)
  })
  humanChances(alternatives, { skill: rating, parameters: human, chances })
  const criticality = expectedLoss(alternatives, chances)
  const helpedBy = (helper: Helper) => {
    helperChances(alternatives, helpers[helper], chances)
    return chanceOfPlayed(alternatives, chances)
  }
  return {
    move,
    alternatives,
    honest,
    helped: { sharp: helpedBy('sharp'), loose: helpedBy('loose') },
    criticality,
    chances: (move.candidates[0]?.[1] ?? 500) / 10,
    awayMs: move.awayMs,
  }
}
