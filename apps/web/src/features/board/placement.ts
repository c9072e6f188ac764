import type { Color, Role, Square } from '@lance/chess'

/** A piece as its FEN letter: upper case for White. */
export type PieceLetter = 'K' | 'Q' | 'R' | 'B' | 'N' | 'P' | 'k' | 'q' | 'r' | 'b' | 'n' | 'p'

/** The piece on each of the 64 squares, a1 first. */
export type Placement = readonly (PieceLetter | null)[]

const roles: Record<string, Role> = {
  k: 'king',
  q: 'queen',
  r: 'rook',
  b: 'bishop',
  n: 'knight',
  p: 'pawn',
}

export const roleOf = (letter: PieceLetter): Role => roles[letter.toLowerCase()] as Role

export const colorOf = (letter: PieceLetter): Color => (letter < 'a' ? 'white' : 'black')

/**
 * Reads the pieces from the first field of a FEN. The FEN comes from the server or ourselves; anything that
 * is not a piece is an empty square, so that drawing a board never fails.
 */
export function readPlacement(fen: string): Placement {
  const placement: (PieceLetter | null)[] = new Array(64).fill(null)
  const [pieces = ''] = fen.split(' ')
  for (const [fromTop, rank] of pieces.split('/').slice(0, 8).entries()) {
    let file = 0
    for (const letter of rank) {
      if (letter >= '1' && letter <= '8') file += Number(letter)
      else if (file < 8) {
        if (letter.toLowerCase() in roles) placement[(7 - fromTop) * 8 + file] = letter as PieceLetter
        file += 1
      }
    }
  }
  return placement
}

const squareOf = (name: string): Square => (name.charCodeAt(1) - 49) * 8 + name.charCodeAt(0) - 97

/** A square's name. A copy, because a static board should not have to load the rules of chess. */
export const squareNameOf = (square: Square): string =>
  'abcdefgh'.charAt(square & 7) + String((square >> 3) + 1)

/** The two squares of a UCI move. */
export const squaresOfUci = (uci: string): readonly [from: Square, to: Square] => [
  squareOf(uci.slice(0, 2)),
  squareOf(uci.slice(2, 4)),
]

/** Castles as in Chess960: the king moves onto its own rook, and both land where they do in standard chess. */
function castle(placement: Placement, [king, rook]: readonly [Square, Square]): Placement {
  const next = [...placement]
  const corner = king & ~7
  const isShort = rook > king
  next[king] = null
  next[rook] = null
  next[corner + (isShort ? 6 : 2)] = placement[king] ?? null
  next[corner + (isShort ? 5 : 3)] = placement[rook] ?? null
  return next
}

/** Whether a king that moves from one square to the other would castle as in Chess960. */
export function isOwnRook(placement: Placement, [king, rook]: readonly [Square, Square]): boolean {
  const [mover = null, target = null] = [placement[king], placement[rook]]
  if (mover === null || target === null || colorOf(mover) !== colorOf(target)) return false
  return roleOf(mover) === 'king' && roleOf(target) === 'rook'
}

/** Plays a legal UCI move without the rules of chess, including castling and en passant captures. */
export function playUci(placement: Placement, uci: string): Placement {
  const [from, to] = squaresOfUci(uci)
  const letter = placement[from]
  if (letter === undefined || letter === null) return placement
  if (isOwnRook(placement, [from, to])) return castle(placement, [from, to])
  const next = [...placement]
  const promoted = uci.charAt(4)
  next[from] = null
  next[to] = letter
  if (promoted !== '') next[to] = (letter === 'P' ? promoted.toUpperCase() : promoted) as PieceLetter
  const role = roleOf(letter)
  if (role === 'king' && Math.abs(to - from) === 2) {
    const [rookFrom, rookTo] = to > from ? [to + 1, to - 1] : [to - 2, to + 1]
    next[rookTo] = placement[rookFrom] ?? null
    next[rookFrom] = null
  }
  const isSideways = (to - from) % 8 !== 0
  if (role === 'pawn' && isSideways && placement[to] === null) next[(from & ~7) | (to & 7)] = null
  return next
}
