import { ALTERNATIVES_MAX, alternativesOf } from './choiceModel.ts'
import type { JudgedGame } from './judgedGame.ts'
import { paceSkill, skillOfRating } from './paceSkill.ts'
import { PLAY_MODEL } from './parameters.ts'
import { personAt } from './personAt.ts'
import type { PlayModel } from './playModel.ts'

/** With fewer moves, a game says nothing about how its loser played. */
const MOVES_MIN = 5

/**
 * By how many standard deviations a player threw away more in a game than a person of this skill would; below 0 for less.
 * Null for a game with hardly any moves that count.
 */
export function fallsShort(
  game: JudgedGame,
  { skill = skillOfRating(game.rating), model = PLAY_MODEL }: { skill?: number; model?: PlayModel } = {},
): number | null {
  if (game.moves.length < MOVES_MIN) return null
  const chances = new Float64Array(ALTERNATIVES_MAX)
  const shift = paceSkill(game)
  let [lost, expected, variance] = [0, 0, 0]
  for (const move of game.moves) {
    const alternatives = alternativesOf(move)
    const { points, played } = alternatives
    personAt(alternatives, { ply: move.ply, model })({ skill, shift }, chances)
    let [mean, square] = [0, 0]
    for (const [at, point] of points.entries()) {
      mean += (chances[at] ?? 0) * point
      square += (chances[at] ?? 0) * point * point
    }
    lost += points[played] ?? 0
    expected += mean
    variance += square - mean * mean
  }
  return variance <= 0 ? null : (lost - expected) / Math.sqrt(variance)
}
