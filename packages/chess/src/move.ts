import type { Square } from './squares.ts'

/**
 * A move in sixteen bits: from (6), to (6), kind (4). A move is valid only in the position for which the
 * generator or `findMove` returned it. Castling is the king's move of two squares; in Chess960, where that may
 * be a move of one square or none, it is the king's move onto its own rook.
 */
export type Move = number

export type PromotionRole = 'knight' | 'bishop' | 'rook' | 'queen'

export const DOUBLE_PUSH = 1
export const CASTLING = 2
export const EN_PASSANT = 3
/** Kinds from here on are promotions, `kind & 3` is the piece: knight, bishop, rook, queen. */
export const PROMOTION = 4

/** Passing the turn: not a chess move, but used in search and in annotated PGN (`--`). */
export const NULL_MOVE: Move = 0

const promotionRoles: readonly PromotionRole[] = ['knight', 'bishop', 'rook', 'queen']

export function moveFrom(move: Move): Square {
  return move & 63
}

export function moveTo(move: Move): Square {
  return (move >> 6) & 63
}

/** The piece that the pawn becomes; undefined if the move is not a promotion. */
export function movePromotion(move: Move): PromotionRole | undefined {
  return move >> 12 >= PROMOTION ? promotionRoles[(move >> 12) & 3] : undefined
}
