import type { ChoiceParameters } from './choiceModel.ts'
import type { Helper } from './helpSchemes.ts'

/**
 * How people and helpers choose among candidates. `preparation`: how often people play by heart after the known opening. `share`:
 * of the first such moves, [at 1600, per 400 points of skill], `most` at most; after each `fadePlies` plies, 1/e of it is left.
 */
export type PlayModel = {
  human: ChoiceParameters
  preparation: { share: readonly [number, number]; most: number; fadePlies: number }
  helpers: Readonly<Record<Helper, ChoiceParameters>>
}
