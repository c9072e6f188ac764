import {
  ALTERNATIVES_MAX,
  type Alternatives,
  alternativesOf,
  chanceOfPlayed,
  expectedLoss,
  humanChances,
  MIDDLE_SKILL,
} from './choiceModel.ts'
import {
  HELP_SCHEMES,
  HELPERS,
  type Helper,
  type HelpScheme,
  helpShares,
  MISTAKE_FROM,
  rescuedShare,
} from './helpSchemes.ts'
import type { JudgedGame, JudgedMove } from './judgedGame.ts'
import { paceSkill, skillOfRating } from './paceSkill.ts'
import { personAt } from './personAt.ts'
import type { PlayModel } from './playModel.ts'
import { blurForm, SKILLS } from './skillGrid.ts'

/**
 * How likely a move is, for each skill of the grid and each helper. `mistakes`: how likely a person of each skill makes a mistake
 * there. `isMistake`: the played move is one.
 */
export type WeighedMove = {
  move: JudgedMove
  alternatives: Alternatives
  honest: Float64Array
  mistakes: Float64Array
  isMistake: boolean
  helped: Readonly<Record<Helper, number>>
  criticality: number
  chances: number
  awayMs: number | null
}

type Helped = { scheme: HelpScheme; helper: Helper; shares: Float64Array | null; log: Float64Array }

/**
 * A game's log likelihoods over the grid of skills: honest, and under each scheme and helper that has a helped move in it.
 */
export type WeighedGame = {
  game: JudgedGame
  moves: readonly WeighedMove[]
  honest: Float64Array
  helped: ReadonlyMap<string, Helped>
}

export const helpKey = (scheme: HelpScheme, helper: Helper) => `${scheme} ${helper}`

/** Another person who helps plays about so many steps of the grid better: 600 points. */
const PERSON_STEPS = 4

export function weighGame(game: JudgedGame, model: PlayModel): WeighedGame {
  const moves = game.moves.map((move) =>
    weighMove(move, { expected: skillOfRating(game.rating), shift: paceSkill(game) }, model),
  )
  const honest = sumLogs(moves, (one, at) => one.honest[at] ?? 0)
  const helped = new Map<string, Helped>()
  for (const scheme of HELP_SCHEMES) {
    if (scheme === 'person') {
      helped.set(helpKey(scheme, 'other'), {
        scheme,
        helper: 'other',
        shares: null,
        log: playedBetter(honest),
      })
      continue
    }
    const shares = rescuedShare(scheme) > 0 ? null : helpShares(scheme, moves)
    if (shares === null && rescuedShare(scheme) === 0) continue
    for (const helper of HELPERS) {
      const log = sumLogs(moves, (one, at, index) => helpedChance(one, { scheme, helper, shares, at, index }))
      helped.set(helpKey(scheme, helper), { scheme, helper, shares, log: blurForm(log) })
    }
  }
  return { game, moves, honest: blurForm(honest), helped }
}

/** How likely the played move is with help by this scheme, for a skill of the grid. */
function helpedChance(
  { honest, mistakes, isMistake, helped }: WeighedMove,
  { scheme, helper, shares, at, index }: Omit<Helped, 'log'> & { at: number; index: number },
): number {
  const own = honest[at] ?? 0
  const rescued = rescuedShare(scheme)
  // The player chooses; where that is a mistake, the helper's move may come instead.
  if (rescued > 0) return own * (isMistake ? 1 - rescued : 1) + rescued * (mistakes[at] ?? 0) * helped[helper]
  const share = shares?.[index] ?? 0
  return (1 - share) * own + share * helped[helper]
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

function weighMove(
  move: JudgedMove,
  { expected, shift }: { expected: number; shift: number },
  model: PlayModel,
): WeighedMove {
  const alternatives = alternativesOf(move)
  const mistakes = new Float64Array(SKILLS.length)
  const person = personAt(alternatives, { ply: move.ply, model })
  const honest = Float64Array.from(SKILLS, (skill, at) => {
    person({ skill, shift }, chances)
    mistakes[at] = mistakeChance(alternatives, chances)
    return chanceOfPlayed(alternatives, chances)
  })
  person({ skill: expected, shift }, chances)
  const criticality = expectedLoss(alternatives, chances)
  const helpedBy = (helper: Helper) => {
    humanChances(alternatives, { skill: MIDDLE_SKILL, parameters: model.helpers[helper], chances })
    return chanceOfPlayed(alternatives, chances)
  }
  return {
    move,
    alternatives,
    honest,
    mistakes,
    isMistake: (alternatives.points[alternatives.played] ?? 0) >= MISTAKE_FROM,
    helped: { sharp: helpedBy('sharp'), other: helpedBy('other'), loose: helpedBy('loose') },
    criticality,
    chances: (move.candidates[0]?.[1] ?? 500) / 10,
    awayMs: move.awayMs,
  }
}

export function mistakeChance({ points }: Alternatives, chances: Float64Array): number {
  let sum = 0
  for (let at = 0; at < points.length; at++) if ((points[at] ?? 0) >= MISTAKE_FROM) sum += chances[at] ?? 0
  return sum
}
