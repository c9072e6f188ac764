import { bishopAttacks, bit, kingAttacks, knightAttacks, pawnAttacks, rookAttacks } from './bitboards'
import { EN_PASSANT, fromOf, isPromotion, kindOf, toOf } from './move'
import { BISHOP, KING, KNIGHT, PAWN, pieceOf, QUEEN, ROOK, typeOf } from './pieces'
import { occupied, ofColor, pieceAt, pieces, side } from './position'

// Static exchange evaluation: what captures on one square win or lose.

/** What each type is worth, by its number and in ten bits each; no piece and the king are worth 0. */
const WORTHS: u64 = (100 << 10) | (310 << 20) | ((<u64>330) << 30) | ((<u64>500) << 40) | ((<u64>950) << 50)

// @inline
export function exchangeWorth(type: i32): i32 {
  return <i32>((WORTHS >> <u64>(type * 10)) & 1023)
}

/** Whether the move and the best captures after it win at least so many hundredths of a pawn. Not for promotions. */
export function wins(move: i32, threshold: i32): bool {
  const kind = kindOf(move)
  if (isPromotion(move) || kind === 2 || kind === 3) return threshold <= 0
  const from = fromOf(move)
  const to = toOf(move)
  const taken = kind === EN_PASSANT ? PAWN : typeOf(pieceAt(to))
  let swing = exchangeWorth(taken) - threshold
  if (swing < 0) return false
  swing = exchangeWorth(typeOf(pieceAt(from))) - swing
  if (swing <= 0) return true
  let filled = occupied() ^ bit(from) ^ bit(to)
  if (kind === EN_PASSANT) filled ^= bit(to ^ 8)
  const diagonals = pieces(BISHOP) | pieces(BISHOP | 8) | pieces(QUEEN) | pieces(QUEEN | 8)
  const straights = pieces(ROOK) | pieces(ROOK | 8) | pieces(QUEEN) | pieces(QUEEN | 8)
  let attackers =
    (pawnAttacks(1, to) & pieces(PAWN)) |
    (pawnAttacks(0, to) & pieces(PAWN | 8)) |
    (knightAttacks(to) & (pieces(KNIGHT) | pieces(KNIGHT | 8))) |
    (kingAttacks(to) & (pieces(KING) | pieces(KING | 8))) |
    (bishopAttacks(to, filled) & diagonals) |
    (rookAttacks(to, filled) & straights)
  let mover = side
  let result = true
  while (true) {
    mover ^= 1
    attackers &= filled
    const own = attackers & ofColor(mover)
    if (own === 0) break
    result = !result
    let type = PAWN
    let least = own & pieces(pieceOf(mover, PAWN))
    while (least === 0) {
      type++
      least = own & pieces(pieceOf(mover, type))
    }
    if (type === KING) {
      // The king can't capture into an attack.
      return (attackers & ofColor(mover ^ 1)) !== 0 ? !result : result
    }
    swing = exchangeWorth(type) - swing
    if (swing < <i32>result) break
    filled ^= least & (~least + 1)
    if (type === PAWN || type === BISHOP || type === QUEEN) attackers |= bishopAttacks(to, filled) & diagonals
    if (type === ROOK || type === QUEEN) attackers |= rookAttacks(to, filled) & straights
  }
  return result
}
