import type { Color, Variant } from '../position.ts'
import type { Square } from '../squares.ts'

/** A piece as its FEN letter: upper case for White. */
export type SetupPiece = 'K' | 'Q' | 'R' | 'B' | 'N' | 'P' | 'k' | 'q' | 'r' | 'b' | 'n' | 'p'

/** The piece on each of the 64 squares, a1 first. */
export type SetupPieces = readonly (SetupPiece | null)[]

/**
 * A position that is being set up: any pieces on any squares. Its castling rights and its en-passant square are always ones
 * that the pieces allow; `findPositionProblems` says what else keeps it from being a position of a game.
 */
export type Setup = {
  readonly variant: Variant
  readonly pieces: SetupPieces
  readonly turn: Color
  /** The rooks with which White and then Black may castle: short and long, null for no right. */
  readonly castling: readonly (Square | null)[]
  readonly epSquare: Square | null
  /** Plies since the last capture or pawn move. */
  readonly halfmoves: number
  readonly fullmoves: number
}

export const colorOfPiece = (piece: SetupPiece): Color => (piece < 'a' ? 'white' : 'black')

export const NO_RIGHTS: readonly (Square | null)[] = [null, null, null, null]
export const NO_PIECES: SetupPieces = new Array(64).fill(null)

/** The board of a setup without pieces; White is to move. */
export function clearSetup({ variant }: Pick<Setup, 'variant'>): Setup {
  return {
    variant,
    pieces: NO_PIECES,
    turn: 'white',
    castling: NO_RIGHTS,
    epSquare: null,
    halfmoves: 0,
    fullmoves: 1,
  }
}
