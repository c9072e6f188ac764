// A move in 16 bits: from, to << 6, kind << 12. 0 is no move.

export const QUIET: i32 = 0
export const DOUBLE_PUSH: i32 = 1
export const SHORT_CASTLING: i32 = 2
export const LONG_CASTLING: i32 = 3
/** Set in the kind of each capture. */
export const CAPTURE: i32 = 4
export const EN_PASSANT: i32 = 5
/** Set in the kind of each promotion; the two lowest bits then say to what: knight, bishop, rook, queen. */
export const PROMOTION: i32 = 8

export const NO_MOVE: i32 = 0

// @inline
export function makeMove(from: i32, to: i32, kind: i32): i32 {
  return from | (to << 6) | (kind << 12)
}

// @inline
export function fromOf(move: i32): i32 {
  return move & 63
}

// @inline
export function toOf(move: i32): i32 {
  return (move >> 6) & 63
}

// @inline
export function kindOf(move: i32): i32 {
  return move >> 12
}

// @inline
export function isCapture(move: i32): bool {
  return (move & (CAPTURE << 12)) !== 0
}

// @inline
export function isPromotion(move: i32): bool {
  return (move & (PROMOTION << 12)) !== 0
}

/** Neither a capture nor a promotion. */
// @inline
export function isQuiet(move: i32): bool {
  return (move & ((CAPTURE | PROMOTION) << 12)) === 0
}

/** The type that a promotion's pawn becomes. */
// @inline
export function promotedType(move: i32): i32 {
  return ((move >> 12) & 3) + 2
}
