import { bishopAttacks, firstSquare, isSeveral, knightAttacks, rookAttacks } from './bitboards'
import { evaluateByNetwork, hasNetwork } from './network'
import { BISHOP, KNIGHT, PAWN, QUEEN, ROOK } from './pieces'
import { occupied, pieces, side, worth } from './position'

const TEMPO: i32 = 18
const BISHOP_PAIR: i32 = 30

/** What the position is worth to the side to move, without a search. */
export function evaluate(): i32 {
  if (hasNetwork) return evaluateByNetwork()
  const full =
    <i32>popcnt(pieces(KNIGHT) | pieces(KNIGHT | 8) | pieces(BISHOP) | pieces(BISHOP | 8)) +
    2 * <i32>popcnt(pieces(ROOK) | pieces(ROOK | 8)) +
    4 * <i32>popcnt(pieces(QUEEN) | pieces(QUEEN | 8))
  const phase = full > 24 ? 24 : full
  const middle = (worth + 0x8000) >> 16
  const end = (worth << 16) >> 16
  let score = (middle * phase + end * (24 - phase)) / 24
  if (isSeveral(pieces(BISHOP))) score += BISHOP_PAIR
  if (isSeveral(pieces(BISHOP | 8))) score -= BISHOP_PAIR
  score += mobility(0) - mobility(8)
  return (side === 0 ? score : -score) + TEMPO
}

function mobility(color: i32): i32 {
  const filled = occupied()
  const free = ~pieces(PAWN | color)
  let score = 0
  let set = pieces(KNIGHT | color)
  while (set !== 0) {
    score += 4 * <i32>popcnt(knightAttacks(firstSquare(set)) & free)
    set &= set - 1
  }
  set = pieces(BISHOP | color)
  while (set !== 0) {
    score += 4 * <i32>popcnt(bishopAttacks(firstSquare(set), filled) & free)
    set &= set - 1
  }
  set = pieces(ROOK | color)
  while (set !== 0) {
    score += 3 * <i32>popcnt(rookAttacks(firstSquare(set), filled) & free)
    set &= set - 1
  }
  return score
}
