// Scores are for the side to move, in hundredths of a pawn. A mate in n plies is MATE - n.

export const INFINITE: i32 = 32_001
export const MATE: i32 = 32_000
/** Scores beyond this are mates. */
export const MATE_BOUND: i32 = 31_000
/** The score of a position that has none: one in check. */
export const NO_SCORE: i32 = 32_002

// @inline
export function matedAt(ply: i32): i32 {
  return ply - MATE
}

// @inline
export function isMate(score: i32): bool {
  return score > MATE_BOUND || score < -MATE_BOUND
}
