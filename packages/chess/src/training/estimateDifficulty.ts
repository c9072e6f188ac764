import type { Exercise } from './exercise.ts'
import { walkLine } from './walkLine.ts'

type Known = Pick<Exercise, 'fen' | 'variant' | 'line' | 'accepted' | 'lost' | 'themes'> & {
  /** How many moves the position has. */
  choices: number
}

export const DIFFICULTY_LEAST = 600
export const DIFFICULTY_MOST = 2600

const BASE = 1500
/** A capture or a check is what everybody looks at first; a quiet move is found last. */
const FORCING = -200
const QUIET = 200
/** Every further good move makes one of them easier to find. */
const OTHER_GOOD_MOVE = -120
/** From a position with few moves to one with many. */
const CHOICES_USUAL = 33
const PER_CHOICE = 5
const CHOICES_MOST = 150
const THEMES_EASIER: Readonly<Partial<Record<Exercise['themes'][number], number>>> = {
  mate1: -500,
  mate2: -150,
  hangingPiece: -300,
  fork: -50,
  mateLong: 200,
  discoveredAttack: 50,
}
/** The more a mistake loses, the plainer is what was wrong with it. */
const LOST_USUAL = 25
const PER_POINT_LOST = -4

/** A first guess at an exercise's rating, which the trainee's answers then correct. */
export function estimateDifficulty({ fen, variant, line, accepted, lost, themes, choices }: Known): number {
  const [first] = walkLine(fen, line.slice(0, 1), variant)
  const takes = first !== undefined && first.before[first.to] != null
  const themed = themes.reduce((sum, theme) => sum + (THEMES_EASIER[theme] ?? 0), 0)
  const crowd = Math.max(-CHOICES_MOST, Math.min(CHOICES_MOST, (choices - CHOICES_USUAL) * PER_CHOICE))
  const guess =
    BASE +
    (takes ? FORCING : QUIET) +
    (accepted.length - 1) * OTHER_GOOD_MOVE +
    themed +
    crowd +
    (lost - LOST_USUAL) * PER_POINT_LOST
  return Math.round(Math.max(DIFFICULTY_LEAST, Math.min(DIFFICULTY_MOST, guess)))
}
