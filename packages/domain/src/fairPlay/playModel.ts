import type { ChoiceParameters } from './choiceModel.ts'
import type { Helper } from './helpSchemes.ts'

/** How people and helpers choose among candidates. */
export type PlayModel = {
  human: ChoiceParameters
  helpers: Readonly<Record<Helper, ChoiceParameters>>
}
