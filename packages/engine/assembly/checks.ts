import { bishopAttacks, bit, knightAttacks, lineThrough, pawnAttacks, rookAttacks } from './bitboards'
import { fromOf, kindOf, SHORT_CASTLING, toOf } from './move'
import { BISHOP, KNIGHT, PAWN, QUEEN, ROOK, typeOf } from './pieces'
import { blockersOf, castledRook, castlingRook, kingOf, occupied, pieceAt, side } from './position'

// Which quiet moves of the present position give check.

let king: i32 = 0
let pawnSquares: u64 = 0
let knightSquares: u64 = 0
let diagonals: u64 = 0
let straights: u64 = 0
/** The pieces that may uncover a slider. */
let blockers: u64 = 0

/** Finds from where the other side's king is checked. Called once for a position, before `givesCheck` for its moves. */
export function findCheckSquares(): void {
  const filled = occupied()
  king = kingOf(side ^ 1)
  pawnSquares = pawnAttacks(side ^ 1, king)
  knightSquares = knightAttacks(king)
  diagonals = bishopAttacks(king, filled)
  straights = rookAttacks(king, filled)
  blockers = blockersOf(side ^ 1)
}

/** Whether a quiet move gives check, without playing it. */
// @inline
export function givesCheck(move: i32): bool {
  const from = fromOf(move)
  const target = bit(toOf(move))
  const type = typeOf(pieceAt(from))
  let squares: u64 = 0
  if (type === PAWN) squares = pawnSquares
  else if (type === KNIGHT) squares = knightSquares
  else {
    if (type === BISHOP || type === QUEEN) squares = diagonals
    if (type === ROOK || type === QUEEN) squares |= straights
  }
  if (squares & target) return true
  if ((blockers & bit(from)) !== 0 && (lineThrough(king, from) & target) === 0) return true
  return kindOf(move) >= SHORT_CASTLING && rookChecks(move)
}

/** Whether the rook of a castling move gives check. */
function rookChecks(move: i32): bool {
  const kind = kindOf(move)
  const to = toOf(move)
  const left = bit(fromOf(move)) | bit(castlingRook(side, kind))
  return (rookAttacks(castledRook(to, kind), (occupied() & ~left) | bit(to)) & bit(king)) !== 0
}
