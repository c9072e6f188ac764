import { ALTERNATIVES_MAX, type Alternatives, humanChances, MIDDLE_SKILL, SKILL_UNIT } from './choiceModel.ts'
import type { PlayModel } from './playModel.ts'

/** Moves before this ply count as known to everybody, and are never evidence. */
const KNOWN_PLIES = 8

/** A person of a skill, in a game whose pace shifts how well they play by `shift` points. */
export type Person = { skill: number; shift: number }

/** The share of moves at this ply that a person of this skill plays by heart. It fades as the game goes on. */
export function preparedShare(
  ply: number,
  { skill, preparation }: { skill: number; preparation: PlayModel['preparation'] },
): number {
  const { share, most, fadePlies } = preparation
  const first = Math.min(most, Math.max(0, share[0] + (share[1] * (skill - MIDDLE_SKILL)) / SKILL_UNIT))
  return first * Math.exp(-Math.max(0, ply - 1 - KNOWN_PLIES) / fadePlies)
}

/**
 * How people choose at a move: by their skill, or by heart, as an engine would. The returned function writes the chance of each
 * alternative for a person into `chances`.
 */
export function personAt(
  move: Alternatives,
  { ply, model: { human, helpers, preparation } }: { ply: number; model: PlayModel },
): (person: Person, chances: Float64Array) => void {
  const byHeart = new Float64Array(ALTERNATIVES_MAX)
  humanChances(move, { skill: MIDDLE_SKILL, parameters: helpers.other, chances: byHeart })
  return ({ skill, shift }, chances) => {
    humanChances(move, { skill: skill + shift, parameters: human, chances })
    const share = preparedShare(ply, { skill, preparation })
    for (let at = 0; at < move.points.length; at++)
      chances[at] = (1 - share) * (chances[at] ?? 0) + share * (byHeart[at] ?? 0)
  }
}
