export { listPlayedMoves, type PlayedMove } from './listPlayedMoves.ts'
export {
  EXPLORED_PLIES,
  OWN_GAMES_MAX,
  type PlayedGame,
  RATING_BANDS,
  type RatingBand,
  ratingBandOf,
  type Score,
  scoreOf,
} from './playedGame.ts'
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
