// How often people play by heart after the known opening: `node bench/fairplay/fitPreparation.ts OUT…`. For each four plies and
// band of ratings of the part "tune", prints the share of moves by heart with the most likelihood, for `preparation` in
// packages/domain/src/fairPlay/parameters.ts. Shares below 0 say that people there choose unlike an engine.
import {
  ALTERNATIVES_MAX,
  alternativesOf,
  chanceOfPlayed,
  humanChances,
  MIDDLE_SKILL,
} from '../../packages/domain/src/fairPlay/choiceModel.ts'
import { paceSkill, skillOfRating } from '../../packages/domain/src/fairPlay/paceSkill.ts'
import { PLAY_MODEL } from '../../packages/domain/src/fairPlay/parameters.ts'
import { isHonest, readSides } from './analysedSides.ts'

const PLIES = 4
const LAST_PLY = 60
const BANDS = [0, 1700, 2100, 4000] as const
const SHARES = Array.from({ length: 61 }, (_, at) => (at - 15) / 50)

/** How likely a move was by the person's skill, and by heart. */
type Sample = { ply: number; rating: number; bySkill: number; byHeart: number }

const chances = new Float64Array(ALTERNATIVES_MAX)
const samples = readSides(process.argv.slice(2))
  .filter((side) => side.part === 'tune' && side.model === 'human' && isHonest(side))
  .flatMap(({ game }) =>
    game.moves.map((move): Sample => {
      const alternatives = alternativesOf(move)
      const chanceFor = (skill: number, parameters: typeof PLAY_MODEL.human) => {
        humanChances(alternatives, { skill, parameters, chances })
        return chanceOfPlayed(alternatives, chances)
      }
      const skill = skillOfRating(game.rating) + paceSkill(game)
      return {
        ply: move.ply,
        rating: game.rating,
        bySkill: chanceFor(skill, PLAY_MODEL.human),
        byHeart: chanceFor(MIDDLE_SKILL, PLAY_MODEL.helpers.other),
      }
    }),
  )

for (let from = 9; from < LAST_PLY; from += PLIES) {
  const own = samples.filter(({ ply }) => ply >= from && ply < from + PLIES)
  const bands = BANDS.slice(1).map((to, at) => {
    const banded = own.filter(({ rating }) => rating >= (BANDS[at] ?? 0) && rating < to)
    return `below ${to}: ${likeliestShare(banded).toFixed(2)} of ${banded.length}`
  })
  console.log(`ply ${from} on: ${likeliestShare(own).toFixed(2)} of ${own.length} moves; ${bands.join(', ')}`)
}

function likeliestShare(own: readonly Sample[]): number {
  const logOf = (share: number) =>
    own.reduce(
      (sum, { bySkill, byHeart }) => sum + Math.log(Math.max(1e-6, (1 - share) * bySkill + share * byHeart)),
      0,
    )
  return SHARES.reduce((best, share) => (logOf(share) > logOf(best) ? share : best), 0)
}
