// Fits the model of play to the honest players and the helped moves of a folder's part "tune":
// `node bench/fairplay/fitModel.ts FOLDER…`. Prints the parameters for packages/domain/src/fairPlay/parameters.ts.
import type { JudgedGame, JudgedMove } from '@lance/domain/fairPlay'
import {
  ALTERNATIVES_MAX,
  type Alternatives,
  alternativesOf,
  type ChoiceParameters,
  chanceOfPlayed,
  humanChances,
  MIDDLE_SKILL,
} from '../../packages/domain/src/fairPlay/choiceModel.ts'
import { paceSkill, skillOfRating } from '../../packages/domain/src/fairPlay/paceSkill.ts'
import { PLAY_MODEL } from '../../packages/domain/src/fairPlay/parameters.ts'
import { preparedShare } from '../../packages/domain/src/fairPlay/personAt.ts'
import { isHonest, readSides } from './analysedSides.ts'
import type { AnalysedSide } from './analyseSides.ts'
import { minimize } from './minimize.ts'
import { readHelped } from './splicedSides.ts'

/** `known`: the share of moves by heart there; `byHeart`: how likely such a move is the one that was played. */
type Sample = {
  alternatives: Alternatives
  skill: number
  known: number
  byHeart: number
  weight: number
  model: string
}

const MOVES_MOST = Number(process.env.FIT_MOVES ?? 16_000)
/** People count more than programs, which only stand in for them. */
const MODEL_WEIGHTS: Readonly<Record<string, number>> = { human: 4, maia: 2 }

const folders = process.argv.slice(2)
const sides = readSides(folders).filter(({ part }) => part === 'tune')
const honest = balance(
  sides
    .filter(isHonest)
    .flatMap(({ model, game }) => game.moves.map((move) => ({ ...sampleOf(game, move), model }))),
)
console.log(`${honest.length} moves of honest players`)
const human = fitHuman(honest)
console.log(JSON.stringify(human, null, 1))
const helpedMoves = (own: readonly AnalysedSide[]) =>
  own.flatMap(({ helpedPlies, game }) =>
    game.moves.filter(({ ply }) => helpedPlies.includes(ply)).map(alternativesOf),
  )
const helped = (isSought: (strategy: string) => boolean) => [
  ...helpedMoves(
    sides.filter(({ strategy, engine }) => strategy !== null && engine !== 'person' && isSought(strategy)),
  ),
  ...(isSought('every') ? helpedMoves(readHelped(folders, sides, 'every')) : []),
]
const isHidden = (strategy: string) => /second|hid/i.test(strategy)
for (const [name, moves] of [
  ['other', helped((strategy) => !isHidden(strategy))],
  ['loose', helped(isHidden)],
] as const) {
  console.log(`${name}: ${moves.length} helped moves`)
  if (moves.length > 50) console.log(JSON.stringify(fitHelper(name, moves)))
}

function sampleOf(game: JudgedGame, move: JudgedMove): Omit<Sample, 'model'> {
  const alternatives = alternativesOf(move)
  const skill = skillOfRating(game.rating)
  const { preparation, helpers } = PLAY_MODEL
  const chances = new Float64Array(ALTERNATIVES_MAX)
  humanChances(alternatives, { skill: MIDDLE_SKILL, parameters: helpers.other, chances })
  return {
    alternatives,
    skill: skill + paceSkill(game),
    known: preparedShare(move.ply, { skill, preparation }),
    byHeart: chanceOfPlayed(alternatives, chances),
    weight: 1,
  }
}

/** Every model has the same weight whatever its number of moves, but for people's. A deterministic share of many moves is taken. */
function balance(samples: Sample[]): Sample[] {
  const counts = new Map<string, number>()
  for (const { model } of samples) counts.set(model, (counts.get(model) ?? 0) + 1)
  const every = Math.max(1, samples.length / MOVES_MOST)
  const taken = samples.filter((_, at) => Math.floor(at / every) !== Math.floor((at - 1) / every))
  const share = taken.length / Math.max(1, counts.size)
  for (const sample of taken)
    sample.weight =
      ((MODEL_WEIGHTS[sample.model] ?? 1) * share) / Math.max(200, (counts.get(sample.model) ?? 1) / every)
  return taken
}

function fitHuman(samples: readonly Sample[]): ChoiceParameters {
  const chances = new Float64Array(64)
  const weights = samples.reduce((sum, { weight }) => sum + weight, 0)
  const costOf = (at: Float64Array) => {
    const parameters = unpack(at)
    let sum = 0
    for (const { alternatives, skill, known, byHeart, weight } of samples) {
      humanChances(alternatives, { skill, parameters, chances })
      const bySkill = chanceOfPlayed(alternatives, chances)
      sum -= weight * Math.log((1 - known) * bySkill + known * byHeart)
    }
    return sum / weights
  }
  const found = minimize(costOf, pack(PLAY_MODEL.human), { report: console.log, steps: 40, tolerance: 2e-5 })
  return unpack(found.at)
}

function pack({ loss, look, glance, rest, lapse, kinds }: ChoiceParameters): number[] {
  return [loss, look, glance, rest, lapse, ...kinds].flat()
}

function unpack(at: Float64Array): ChoiceParameters {
  const pair = (index: number): [number, number] => [round(at[2 * index]), round(at[2 * index + 1])]
  return {
    loss: pair(0),
    look: pair(1),
    glance: pair(2),
    rest: pair(3),
    lapse: pair(4),
    kinds: Array.from({ length: at.length / 2 - 5 }, (_, kind) => pair(kind + 5)),
  }
}

/** Finer than the differences by which the fit finds its way. */
function round(value = 0): number {
  return Math.round(value * 1e6) / 1e6
}

/** A helper has no skill of its own to change with: only what it is at the middle is fitted, and its kinds with one factor. */
function fitHelper(name: 'other' | 'loose', moves: readonly Alternatives[]): ChoiceParameters {
  const chances = new Float64Array(64)
  const { loss, look, glance, rest, lapse, kinds } = PLAY_MODEL.helpers[name]
  const unpackHelper = (at: Float64Array): ChoiceParameters => ({
    loss: [round(at[0]), 0],
    look: [round(at[1]), 0],
    glance: [round(at[2]), 0],
    rest: [round(at[3]), 0],
    lapse: [round(at[4]), 0],
    kinds: kinds.map(([at0]) => [round(at0 * (at[5] ?? 1)), 0]),
  })
  const costOf = (at: Float64Array) => {
    const parameters = unpackHelper(at)
    let sum = 0
    for (const move of moves) {
      humanChances(move, { skill: MIDDLE_SKILL, parameters, chances })
      sum -= Math.log(chanceOfPlayed(move, chances))
    }
    return sum / moves.length
  }
  return unpackHelper(minimize(costOf, [loss[0], look[0], glance[0], rest[0], lapse[0], 1]).at)
}
