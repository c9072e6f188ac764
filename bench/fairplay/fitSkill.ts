// Fits how skill follows from ratings and pace to the honest players of the part "tune": `node bench/fairplay/fitSkill.ts OUT…`.
// For games of about the same pace, prints by how many points skill is above the rating, and how much it differs from player to
// player, with the most likelihood: for `PACE` and `STYLE` in packages/domain/src/fairPlay/parameters.ts.

import { sumGames } from '../../packages/domain/src/fairPlay/explainPlayer.ts'
import { paceSkill, skillOfRating } from '../../packages/domain/src/fairPlay/paceSkill.ts'
import { PLAY_MODEL } from '../../packages/domain/src/fairPlay/parameters.ts'
import { FINE_SKILLS, logSum, refine, skillPrior } from '../../packages/domain/src/fairPlay/skillGrid.ts'
import { weighGame } from '../../packages/domain/src/fairPlay/weighGame.ts'
import { byPlayer, isHonest, readSides } from './analysedSides.ts'

const GAMES_LEAST = 5
/** Minutes of a game, increments of forty moves included. */
const PACES = [0, 1.5, 4, 8, 15, 40, Number.POSITIVE_INFINITY] as const
const DEVIATIONS = [40, 60, 80, 100, 125, 150, 175, 200, 250, 300, 350]
const SHIFTS = Array.from({ length: 66 }, (_, at) => -800 + 20 * at)

/** What a player's moves say of their skill without a pace, and what the model expects of the pace. */
type Known = { minutes: number; rating: number; expected: number; log: Float64Array }

const players = [
  ...byPlayer(
    readSides(process.argv.slice(2)).filter(
      (side) => side.part === 'tune' && side.model === 'human' && isHonest(side),
    ),
  ).values(),
]
  .filter((sides) => sides.length >= GAMES_LEAST)
  .map((sides): Known => {
    const games = sides.map(({ game }) => game)
    const mean = (of: (game: (typeof games)[number]) => number) =>
      games.reduce((sum, game) => sum + of(game), 0) / games.length
    const weighed = games.map((game) => weighGame({ ...game, initialMs: null }, PLAY_MODEL))
    return {
      minutes: mean(({ initialMs, incrementMs }) => ((initialMs ?? 0) + 40 * (incrementMs ?? 0)) / 60_000),
      rating: mean((game) => skillOfRating(game.rating)),
      expected: mean(paceSkill),
      log: refine(sumGames(weighed, ({ honest }) => honest)),
    }
  })

for (const [at, to] of PACES.slice(1).entries()) {
  const from = PACES[at] ?? 0
  const own = players.filter(({ minutes }) => minutes >= from && minutes < to)
  if (own.length > 0) console.log(`${from} to ${to} minutes, ${own.length} players: ${describe(own)}`)
}

function describe(own: readonly Known[]): string {
  const rows = DEVIATIONS.map((deviation) => {
    const shift = SHIFTS.reduce((best, one) =>
      likelihood(own, one, deviation) > likelihood(own, best, deviation) ? one : best,
    )
    return { deviation, shift, log: likelihood(own, shift, deviation) }
  })
  const best = rows.reduce((one, other) => (other.log > one.log ? other : one))
  const possible = rows.filter(({ log }) => log > best.log - 2).map(({ deviation }) => deviation)
  const expected = own.reduce((sum, one) => sum + one.expected, 0) / own.length
  return `${best.shift} points (the model: ${expected.toFixed(0)}), deviation ${best.deviation} (${possible[0]} to ${possible.at(-1)})`
}

function likelihood(own: readonly Known[], shift: number, deviation: number): number {
  const [least, most] = [FINE_SKILLS[0] ?? 0, FINE_SKILLS.at(-1) ?? 0]
  return own.reduce((sum, { rating, log }) => {
    const prior = skillPrior({ rating: Math.max(least, Math.min(most, rating + shift)), deviation })
    return sum + logSum(log.map((one, at) => one + (prior[at] ?? 0)))
  }, 0)
}
