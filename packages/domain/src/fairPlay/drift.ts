/**
 * What was expected and what was seen in one band of rating and difficulty: how many moves threw away next to nothing.
 * `variance`: of the difference, with games as clusters. Cells of several nights add up.
 */
export type DriftCell = {
  ratingFrom: number
  isHard: boolean
  games: number
  moves: number
  expected: number
  seen: number
  variance: number
}

/** `offBy`: how much more often good moves are played than expected, as a share. `isOff`: more than chance and honest change. */
export type JudgedCell = DriftCell & { offBy: number; z: number; isOff: boolean }

/** `isOff`: the expectations fit no longer, and the parameters must be fitted again before their figures are trusted. */
export type DriftReport = { isOff: boolean; cells: readonly JudgedCell[] }
