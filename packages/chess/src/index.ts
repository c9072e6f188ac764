export { CHESS960_STARTS, chess960NumberOf, chess960Start } from './chess960.ts'
export { type FenErrorCode, type FenOptions, type FenResult, makeFen, parseFen, START_FEN } from './fen.ts'
export {
  type Game,
  gamePly,
  gamePosition,
  moveAtPly,
  playMove,
  replayUcis,
  startGame,
  undoMove,
} from './game.ts'
export { findMove, hasLegalMove, legalMoves } from './legalMoves.ts'
export { makeMove, movesMade, unmakeMove } from './makeMove.ts'
export { type Move, moveFrom, movePromotion, moveTo, NULL_MOVE, type PromotionRole } from './move.ts'
export { canMate, findOutcome, isInsufficientMaterial, type Outcome } from './outcome.ts'
export { perft, perftBulk } from './perft.ts'
export { makePgn, type PgnMove, type PgnResult } from './pgn.ts'
export {
  type Color,
  castlingRooks,
  isCheck,
  kingSquare,
  type Piece,
  pieceAt,
  type Role,
  turn,
  type Variant,
  variantOf,
} from './position.ts'
export { positionKey } from './positionKey.ts'
export { MOVE_ERRORS, type MoveErrorCode, makeSan, parseSan, parseSanMove, type SanResult } from './san.ts'
export { parseSquare, type Square, squareName } from './squares.ts'
export { clonePosition, type Position } from './table.ts'
export { makeUci, parseUci } from './uci.ts'
