import type { Color } from '../position.ts'
import { attackersOf, DIAGONAL, STRAIGHT, type Step, stepFrom } from '../setup/attackersOf.ts'
import { colorOfPiece, type SetupPiece, type SetupPieces } from '../setup/setup.ts'
import type { Square } from '../squares.ts'

/** A board without a side to move. */
export type Board = SetupPieces

/** Usual values in pawns; a king is worth more than everything else. */
const VALUES: Readonly<Record<string, number>> = { p: 1, n: 3, b: 3, r: 5, q: 9, k: 100 }

export const worthOf = (piece: SetupPiece): number => VALUES[piece.toLowerCase()] ?? 0
export const isColor = (piece: SetupPiece | null | undefined, color: Color): piece is SetupPiece =>
  piece != null && colorOfPiece(piece) === color
export const otherColor = (color: Color): Color => (color === 'white' ? 'black' : 'white')

/** The squares with a piece of the other color that the piece on a square attacks. */
export function attackedFrom(board: Board, from: Square): Square[] {
  const piece = board[from]
  if (piece == null) return []
  const color = colorOfPiece(piece)
  return squaresOf(board, otherColor(color)).filter((at) => attackersOf(board, at, color).includes(from))
}

export function squaresOf(board: Board, color: Color): Square[] {
  return board.flatMap((piece, square) => (isColor(piece, color) ? [square] : []))
}

/** Whether nothing defends the piece on a square. */
export function isLoose(board: Board, square: Square): boolean {
  const piece = board[square]
  if (piece == null) return false
  const color = colorOfPiece(piece)
  return attackersOf(board, square, color).length === 0
}

/** Whether the piece on a square would be lost there. */
export function isInDanger(board: Board, square: Square): boolean {
  const piece = board[square]
  if (piece == null) return false
  const color = colorOfPiece(piece)
  const attackers = attackersOf(board, square, otherColor(color))
  if (attackers.length === 0) return false
  const cheapest = Math.min(...attackers.map((at) => worthOf(board[at] as SetupPiece)))
  return isLoose(board, square) ? cheapest < 100 : cheapest < worthOf(piece)
}

function stepsOf(piece: SetupPiece): readonly Step[] {
  const letter = piece.toLowerCase()
  if (letter === 'b') return DIAGONAL
  if (letter === 'r') return STRAIGHT
  return letter === 'q' ? [...STRAIGHT, ...DIAGONAL] : []
}

/** Two pieces behind each other on a line of a bishop, rook or queen: the nearer one and the one it hides. */
export type Ray = { slider: Square; near: Square; far: Square }

/** All such lines of the piece on a square. */
export function raysFrom(board: Board, slider: Square): Ray[] {
  const piece = board[slider]
  if (piece == null) return []
  return stepsOf(piece).flatMap((step) => {
    const near = nextPiece(board, slider, step)
    const far = near === null ? null : nextPiece(board, near, step)
    return near === null || far === null ? [] : [{ slider, near, far }]
  })
}

function nextPiece(board: Board, from: Square, step: Step): Square | null {
  let at = stepFrom(from, step)
  while (at !== null && board[at] == null) at = stepFrom(at, step)
  return at
}

/** Whether a square lies strictly between two others of a rank, file or diagonal. */
export function isBetween(square: Square, from: Square, to: Square): boolean {
  const [file, rank] = [(to & 7) - (from & 7), (to >> 3) - (from >> 3)]
  const steps = Math.max(Math.abs(file), Math.abs(rank))
  if (steps === 0 || (file !== 0 && rank !== 0 && Math.abs(file) !== Math.abs(rank))) return false
  const by = rank === 0 ? Math.sign(file) : Math.sign(rank) * 8 + Math.sign(file)
  return Array.from({ length: steps - 1 }, (_, index) => from + by * (index + 1)).includes(square)
}
