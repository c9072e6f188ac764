// A piece is its type, with 8 added for a black one; 0 is an empty square. Colors: 0 white, 1 black.

export const PAWN: i32 = 1
export const KNIGHT: i32 = 2
export const BISHOP: i32 = 3
export const ROOK: i32 = 4
export const QUEEN: i32 = 5
export const KING: i32 = 6

// @inline
export function pieceOf(color: i32, type: i32): i32 {
  return (color << 3) | type
}

// @inline
export function typeOf(piece: i32): i32 {
  return piece & 7
}

// @inline
export function colorOf(piece: i32): i32 {
  return piece >> 3
}
