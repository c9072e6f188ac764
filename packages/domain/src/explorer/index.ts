export { EXPLORED_PLIES, type PlayedGame, RATING_BANDS, type RatingBand, ratingBandOf, type Score } from './playedGame.ts'
export {
  addScore,
  cellOf,
  moveCodeOf,
  type PositionCounts,
  packCounts,
  sumByMove,
  unpackCounts,
} from './positionCounts.ts'
export { traceGame } from './traceGame.ts'
