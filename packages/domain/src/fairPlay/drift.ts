/** Sums over honest-looking games of the site: what was expected and what was seen, in one band of rating and difficulty. */
export type DriftCell = {
  ratingFrom: number
  isHard: boolean
  moves: number
  expected: number
  seen: number
  variance: number
}

/** `isOff`: expectations fit no longer. `offBy`: how much more often the best move is played than expected, a share. */
export type DriftReport = {
  isOff: boolean
  cells: readonly (DriftCell & { offBy: number; z: number; isOff: boolean })[]
}
