import { colorOf, type PieceLetter, type Placement } from './placement.ts'

/** A drawn piece; it keeps its key while it moves. */
export type DrawnPiece = { key: number; letter: PieceLetter; square: number }

const distance = (a: number, b: number) =>
  Math.max(Math.abs((a & 7) - (b & 7)), Math.abs((a >> 3) - (b >> 3)))

/**
 * Brings drawn pieces to a new placement with the fewest visible changes: unmoved pieces stay, and every
 * piece that appears is the nearest of its kind that vanished, else (a promotion) the pawn that vanished
 * beside it. So moves, castling, steps back and jumps through the game are all animated.
 */
export function movedPieces(drawn: readonly DrawnPiece[], placement: Placement): DrawnPiece[] {
  const stays: DrawnPiece[] = []
  const gone: DrawnPiece[] = []
  const settled = new Set<number>()
  for (const piece of drawn) {
    if (placement[piece.square] === piece.letter) {
      stays.push(piece)
      settled.add(piece.square)
    } else gone.push(piece)
  }
  let nextKey = drawn.reduce((highest, { key }) => Math.max(highest, key), -1) + 1
  const moved: DrawnPiece[] = []
  for (const [square, letter] of placement.entries()) {
    if (letter === null || settled.has(square)) continue
    const source = takeNearest(gone, { letter, square })
    moved.push({ key: source?.key ?? nextKey++, letter, square })
  }
  return [...stays, ...moved]
}

function takeNearest(gone: DrawnPiece[], { letter, square }: { letter: PieceLetter; square: number }) {
  const same = gone.filter((piece) => piece.letter === letter)
  const pawns = gone.filter(
    (piece) =>
      piece.letter.toLowerCase() === 'p' &&
      colorOf(piece.letter) === colorOf(letter) &&
      distance(piece.square, square) === 1,
  )
  const nearest = (same.length > 0 ? same : pawns).sort(
    (a, b) => distance(a.square, square) - distance(b.square, square),
  )[0]
  if (nearest !== undefined) gone.splice(gone.indexOf(nearest), 1)
  return nearest
}
