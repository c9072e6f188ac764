import type { Color } from '../position.ts'
import type { Square } from '../squares.ts'
import { attackersOf } from './attackersOf.ts'
import type { Setup, SetupPieces } from './setup.ts'

/** The squares of a color's kings. */
export function kingsOf(pieces: SetupPieces, color: Color): Square[] {
  const king = color === 'white' ? 'K' : 'k'
  return pieces.flatMap((piece, square) => (piece === king ? [square] : []))
}

/**
 * The rooks with which a color could have the right to castle, the outermost first. `right`: White short, White long, Black
 * short, Black long.
 */
export function possibleRooks(
  { pieces, variant }: Pick<Setup, 'pieces' | 'variant'>,
  right: number,
): Square[] {
  const rank = right < 2 ? 0 : 56
  const [king, ...others] = kingsOf(pieces, right < 2 ? 'white' : 'black')
  if (king === undefined || others.length > 0 || (king & 56) !== rank) return []
  const rook = right < 2 ? 'R' : 'r'
  const isShort = right % 2 === 0
  if (variant === 'standard') {
    const corner = rank + (isShort ? 7 : 0)
    return king === rank + 4 && pieces[corner] === rook ? [corner] : []
  }
  const found: Square[] = []
  const step = isShort ? -1 : 1
  for (let at = rank + (isShort ? 7 : 0); at !== king; at += step) if (pieces[at] === rook) found.push(at)
  return found
}

/** The squares across which a pawn may just have moved two, such that it can be captured there. */
export function possibleEpSquares({ pieces, turn }: Pick<Setup, 'pieces' | 'turn'>): Square[] {
  const isWhite = turn === 'white'
  // What crosses the square comes from `beyond` and stands on `before`, as the side to move sees it.
  const forward = isWhite ? 8 : -8
  const [own, victim] = isWhite ? ['P', 'p'] : ['p', 'P']
  return FILES.map((file) => (isWhite ? 40 : 16) + file).filter((square) => {
    const [before, beyond] = [square - forward, square + forward]
    if (pieces[square] !== null || pieces[beyond] !== null || pieces[before] !== victim) return false
    const pushed = pieces.with(before, null).with(beyond, victim as 'p')
    if (isAttackedKing(pushed, turn)) return false
    return [-1, 1].some((side) => {
      const file = (square & 7) + side
      const from = before + side
      if (file < 0 || file > 7 || pieces[from] !== own) return false
      const captured = pieces
        .with(from, null)
        .with(before, null)
        .with(square, own as 'P')
      return !isAttackedKing(captured, turn)
    })
  })
}

const FILES = [0, 1, 2, 3, 4, 5, 6, 7]

function isAttackedKing(pieces: SetupPieces, color: Color): boolean {
  const by = color === 'white' ? 'black' : 'white'
  return kingsOf(pieces, color).some((king) => attackersOf(pieces, king, by).length > 0)
}
