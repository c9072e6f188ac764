import type { LabCheat, Model, Part } from '../format.ts'

/** What makes players of one setting differ. */
export type Style = {
  /** Added to the strength of our bot, and to the rating of Stockfish. */
  elo: number
  /** Times longer than others think. */
  slowness: number
  /** The chance that they give up a lost position when it is their turn. */
  resigns: number
}

/** A player of the laboratory. `id` of a setting: see `SETTINGS`. */
export type LabPlayer = {
  name: string
  part: Part
  setting: string
  model: Model
  rating: number
  style: Style
  /** Seeds what is the player's own. */
  seed: number
  cheat: LabCheat | null
  /** Whether they look elsewhere for help, with the page out of sight. */
  switchesWindows: boolean
}
