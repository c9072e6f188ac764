// Fits how skill follows from ratings and pace to the honest players of the part "tune": `node bench/fairplay/fitSkill.ts OUT…`.
// Prints the points per logarithm of time and the deviation from player to player with the most likelihood, for `PACE` in
// packages/domain/src/fairPlay/parameters.ts and `STYLE_DEVIATION` in priorSkill.ts.

import { sumGames } from '../../packages/domain/src/fairPlay/explainPlayer.ts'
import { skillOfRating } from '../../packages/domain/src/fairPlay/paceSkill.ts'
import { PACE, PLAY_MODEL } from '../../packages/domain/src/fairPlay/parameters.ts'
import { FINE_SKILLS, logSum, refine, skillPrior } from '../../packages/domain/src/fairPlay/skillGrid.ts'
import { weighGame } from '../../packages/domain/src/fairPlay/weighGame.ts'
import { byPlayer, isHonest, readSides } from './analysedSides.ts'

const GAMES_LEAST = 5
const players = [
  ...byPlayer(
    readSides(process.argv.slice(2)).filter((side) => side.part === 'tune' && isHonest(side)),
  ).values(),
].filter((sides) => sides.length >= GAMES_LEAST)

/** The mean log of minutes in a player's games, against the middle, their rating, and what their moves say of skill without a pace. */
const known = players.map((sides) => {
  const games = sides.map(({ game }) => game)
  const mean = (of: (game: (typeof games)[number]) => number) =>
    games.reduce((sum, game) => sum + of(game), 0) / games.length
  const minutes = (game: (typeof games)[number]) =>
    Math.min(120, ((game.initialMs ?? 0) + 40 * (game.incrementMs ?? 0)) / 60_000)
  const weighed = games.map((game) => weighGame({ ...game, initialMs: null }, PLAY_MODEL))
  return {
    pace: mean((game) => Math.log(Math.max(0.5, minutes(game)) / PACE.middleMinutes)),
    rating: mean((game) => skillOfRating(game.rating)),
    log: refine(sumGames(weighed, ({ honest }) => honest)),
  }
})
console.log(`${known.length} players`)
for (const slope of [100, 125, 145, 165, 190]) {
  const row = [100, 125, 150, 175, 200, 250].map((deviation) => {
    const sum = known.reduce((all, { pace, rating, log }) => {
      const least = FINE_SKILLS[0] ?? 0
      const expected = Math.max(least, Math.min(FINE_SKILLS.at(-1) ?? 0, rating + slope * pace))
      const prior = skillPrior({ rating: expected, deviation })
      return all + logSum(log.map((own, at) => own + (prior[at] ?? 0)))
    }, 0)
    return `${deviation}: ${sum.toFixed(2)}`
  })
  console.log(`${slope} points per logarithm; ${row.join(', ')}`)
}
