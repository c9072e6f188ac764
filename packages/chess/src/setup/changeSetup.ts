import type { Color } from '../position.ts'
import type { Square } from '../squares.ts'
import { colorOfPiece, type Setup, type SetupPiece } from './setup.ts'
import { possibleEpSquares, possibleRooks } from './setupChoices.ts'

/** Drops what the pieces no longer allow: castling rights and an en-passant square. */
export function settle(setup: Setup): Setup {
  const castling = setup.castling.map((rook, right) =>
    rook !== null && possibleRooks(setup, right).includes(rook) ? rook : null,
  )
  const { epSquare } = setup
  const isPossible = epSquare !== null && possibleEpSquares(setup).includes(epSquare)
  return { ...setup, castling, epSquare: isPossible ? epSquare : null }
}

/** The setup with other pieces, another side to move, or another choice. */
export const changeSetup = (setup: Setup, changes: Partial<Setup>): Setup => settle({ ...setup, ...changes })

/** Puts a piece on a square, or takes away what is there. */
export const putOn = (setup: Setup, square: Square, piece: SetupPiece | null): Setup =>
  setup.pieces[square] === piece ? setup : changeSetup(setup, { pieces: setup.pieces.with(square, piece) })

/** Moves what is on a square to another one; to no square, it is taken away. */
export function moveTo(setup: Setup, from: Square, to: Square | null): Setup {
  const piece = setup.pieces[from]
  if (piece == null || from === to) return setup
  const without = setup.pieces.with(from, null)
  return changeSetup(setup, { pieces: to === null ? without : without.with(to, piece) })
}

/** Gives or takes a castling right; of several rooks, the outermost gets it. */
export function setRight(setup: Setup, right: number, isGiven: boolean): Setup {
  const rook = isGiven ? (possibleRooks(setup, right)[0] ?? null) : null
  return { ...setup, castling: setup.castling.with(right, rook) }
}

/** The position with left and right exchanged. */
export function mirrorSetup(setup: Setup): Setup {
  const pieces = setup.pieces.map((_, square) => setup.pieces[square ^ 7] ?? null)
  const castling = [1, 0, 3, 2].map((right) => flip(setup.castling[right] ?? null, 7))
  return settle({ ...setup, pieces, castling, epSquare: flip(setup.epSquare, 7) })
}

/** The position with White's and Black's places exchanged, and the turn with them. */
export function swapColors(setup: Setup): Setup {
  const pieces = setup.pieces.map((_, square) => swapped(setup.pieces[square ^ 56] ?? null))
  const castling = [2, 3, 0, 1].map((right) => flip(setup.castling[right] ?? null, 56))
  const turn: Color = setup.turn === 'white' ? 'black' : 'white'
  return settle({ ...setup, pieces, castling, turn, epSquare: flip(setup.epSquare, 56) })
}

const flip = (square: Square | null, by: number) => (square === null ? null : square ^ by)

function swapped(piece: SetupPiece | null): SetupPiece | null {
  if (piece === null) return null
  const other = colorOfPiece(piece) === 'white' ? piece.toLowerCase() : piece.toUpperCase()
  return other as SetupPiece
}
