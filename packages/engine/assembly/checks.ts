import { bishopAttacks, bit, knightAttacks, lineThrough, pawnAttacks, rookAttacks } from './bitboards'
import { fromOf, toOf } from './move'
import { BISHOP, KNIGHT, PAWN, QUEEN, ROOK, typeOf } from './pieces'
import { attackersOf, kingOf, occupied, pieceAt, side } from './position'

/** Whether a quiet move gives check, without playing it. Ignores checks by the rook of castling. */
export function givesCheck(move: i32): bool {
  const from = fromOf(move)
  const target = bit(toOf(move))
  const king = kingOf(side ^ 1)
  const filled = occupied()
  const type = typeOf(pieceAt(from))
  if (type === PAWN) {
    if (pawnAttacks(side ^ 1, king) & target) return true
  } else if (type === KNIGHT) {
    if (knightAttacks(king) & target) return true
  } else {
    if ((type === BISHOP || type === QUEEN) && bishopAttacks(king, filled) & target) return true
    if ((type === ROOK || type === QUEEN) && rookAttacks(king, filled) & target) return true
  }
  if (lineThrough(king, from) === 0) return false
  // The move may uncover a slider.
  return (attackersOf(king, side, (filled ^ bit(from)) | target) & ~bit(from)) !== 0
}
