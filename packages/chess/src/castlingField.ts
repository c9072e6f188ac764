import { castlingRook, isChess960 } from './castling.ts'
import type { Variant } from './position.ts'
import type { Square } from './squares.ts'
import {
  BLACK,
  BOARD,
  CELLS,
  CHESS960,
  castlingRights,
  KINGS,
  kingOf,
  ROOKS,
  STANDARD_FILES,
} from './table.ts'

// The castling field of a FEN. Chess960 reads Shredder-FEN, which names each rook by its file (`HAha`), and X-FEN, in
// which `K` and `Q` are the outermost rooks on the king's sides; a file then names an inner rook only. Both are
// described at https://www.chessprogramming.org/Forsyth-Edwards_Notation. X-FEN is what we write.

/** What a castling field may look like. */
export const CASTLING_FIELDS: Readonly<Record<Variant, RegExp>> = {
  standard: /^(-|(?=.)K?Q?k?q?)$/,
  chess960: /^(-|(?=.)[KQA-H]{0,2}[kqa-h]{0,2})$/,
}

/** The rights as bits of the state, and `CASTLING_FILES`. */
type Castling = { castling: number; castlingFiles: number }

type CastlingField =
  | ({ ok: true } & Castling)
  /** `CASTLING`: names a side twice. `CASTLING_RIGHTS`: king or rook is not where the right needs it. */
  | { ok: false; code: 'CASTLING' | 'CASTLING_RIGHTS' }

/** Reads a castling field of the right form for the pieces on the table. */
export function readCastlingField(field: string, variant: Variant): CastlingField {
  return variant === 'standard' ? readHomes(field) : readRooks(field)
}

/** In standard chess: the letter of each right, its king's square and its rook's. */
const HOMES: readonly [letter: string, king: Square, rook: Square][] = [
  ['K', 4, 7],
  ['Q', 4, 0],
  ['k', 60, 63],
  ['q', 60, 56],
]

function readHomes(field: string): CastlingField {
  let castling = 0
  for (let right = 0; right < 4; right++) {
    const [letter, king, rook] = HOMES[right]!
    if (!field.includes(letter)) continue
    const color = right >> 1
    if (kingOf(color) !== king || !isRook(rook, color)) return { ok: false, code: 'CASTLING_RIGHTS' }
    castling |= 1 << right
  }
  return { ok: true, castling, castlingFiles: STANDARD_FILES }
}

function readRooks(field: string): CastlingField {
  const castles: Castling = { castling: 0, castlingFiles: STANDARD_FILES | CHESS960 }
  for (const letter of field === '-' ? '' : field) {
    const color = letter === letter.toUpperCase() ? 0 : 1
    const rook = findRook(letter.toUpperCase(), color)
    if (rook === null) return { ok: false, code: 'CASTLING_RIGHTS' }
    const king = kingOf(color)
    const right = 2 * color + (rook > king ? 0 : 1)
    if ((castles.castling & (1 << right)) !== 0) return { ok: false, code: 'CASTLING' }
    castles.castling |= 1 << right
    setFile(castles, 3 * right, rook)
    setFile(castles, 12 + 3 * color, king)
  }
  return { ok: true, ...castles }
}

function setFile(castles: Castling, shift: number, square: Square): void {
  castles.castlingFiles &= ~(7 << shift)
  castles.castlingFiles |= (square & 7) << shift
}

/** The rook that a letter (`K`, `Q`, `A` to `H`) names for a color, or null if it can't castle. */
function findRook(letter: string, color: number): Square | null {
  const rank = color === 0 ? 0 : 56
  const king = kingOf(color)
  if ((king & 56) !== rank) return null
  if (letter === 'K') return outermostRook(king, rank + 7)
  if (letter === 'Q') return outermostRook(king, rank)
  const named = rank + letter.charCodeAt(0) - 65
  return isRook(named, color) ? named : null
}

function isRook(square: Square, color: number): boolean {
  return CELLS[BOARD + square] === (color === 0 ? ROOKS : ROOKS | BLACK)
}

/** The king's own rook that is nearest to this corner of its rank, or null if there is none before the king. */
function outermostRook(king: Square, corner: Square): Square | null {
  const color = (CELLS[BOARD + king]! & 15) === KINGS ? 0 : 1
  const step = corner > king ? -1 : 1
  for (let square = corner; square !== king; square += step) if (isRook(square, color)) return square
  return null
}

/** Writes the rights of the position on the table, `KQkq` or `-`, as characters; returns where they end. */
export function writeCastlingField(chars: number[], end: number): number {
  const rights = castlingRights()
  if (rights === 0) {
    chars[end] = 45 // -
    return end + 1
  }
  const isByFile = isChess960()
  for (let right = 0; right < 4; right++) {
    if ((rights & (1 << right)) !== 0) chars[end++] = isByFile ? letterOf(right) : LETTERS[right]!
  }
  return end
}

/** K, Q, k, q */
const LETTERS: readonly number[] = [75, 81, 107, 113]

/** The character that names the rook of a right in X-FEN. */
function letterOf(right: number): number {
  const rook = castlingRook(right)
  const rank = rook & 56
  const isOutermost = outermostRook(kingOf(right >> 1), rank + (right % 2 === 0 ? 7 : 0)) === rook
  return isOutermost ? LETTERS[right]! : (rook & 7) + (right < 2 ? 65 : 97)
}
