import { type Square, squareName } from '@lance/chess'

const SHORT_CASTLING = 2
const LONG_CASTLING = 3
const PROMOTION = 8
const letters = ['n', 'b', 'r', 'q']

/** For a game of Chess960: the squares of the rooks that could castle at its start, as `castlingRooks` has them. */
export type CastlingRooks = readonly (Square | null)[]

/** An engine's move as UCI. In a game of Chess960, castling is the king's move onto its rook. */
export function makeEngineUci(move: number, rooks: CastlingRooks | null = null): string {
  const kind = move >> 12
  const letter = kind & PROMOTION ? letters[kind & 3] : ''
  const squares = squaresOfMove(move, rooks)
  return squareName(squares & 63) + squareName(squares >> 6) + letter
}

/** Where an engine's move goes from and to in UCI: from | to << 6. */
export function squaresOfMove(move: number, rooks: CastlingRooks | null): number {
  const kind = move >> 12
  if (rooks === null || (kind !== SHORT_CASTLING && kind !== LONG_CASTLING)) return move & 0xfff
  const from = move & 63
  const rook = rooks[(from < 32 ? 0 : 2) + kind - SHORT_CASTLING]
  return from | ((rook ?? from) << 6)
}

/** Where a UCI move goes from and to, as in an engine's move: from | to << 6. */
export function squaresOfUci(uci: string): number {
  const square = (at: number) => uci.charCodeAt(at) - 97 + 8 * (uci.charCodeAt(at + 1) - 49)
  return square(0) | (square(2) << 6)
}
