import { START_FEN } from '../fen.ts'
import { parseSquare, squareName } from '../squares.ts'
import { settle } from './changeSetup.ts'
import { clearSetup, NO_PIECES, NO_RIGHTS, type Setup, type SetupPiece, type SetupPieces } from './setup.ts'
import { possibleRooks } from './setupChoices.ts'

/** The highest count that a field of a FEN may have here. */
const COUNT_MAX = 9999

/**
 * Reads a FEN as a setup, however odd its position is. Fields after the pieces may be missing. Rights and squares that the
 * pieces don't allow are dropped; rights that only Chess960 knows make it one. Null if the pieces can't be read.
 */
export function readSetup(fen: string, { variant }: Pick<Setup, 'variant'>): Setup | null {
  const [board = '', side = 'w', rights = '-', ep = '-', halfmoves = '0', fullmoves = '1', ...more] = fen
    .trim()
    .split(/\s+/)
  const pieces = readPieces(board)
  if (pieces === null || more.length > 0 || !/^[wb]$/.test(side) || !/^(-|[KQkqA-Ha-h]{1,4})$/.test(rights))
    return null
  const base: Setup = {
    ...clearSetup({ variant }),
    pieces,
    turn: side === 'w' ? 'white' : 'black',
    halfmoves: countOf(halfmoves, 0),
    fullmoves: countOf(fullmoves, 1),
  }
  const asked = rights === '-' ? '' : rights
  const castling = readRights(base, asked)
  const given = (rooks: Setup['castling']) => rooks.filter((rook) => rook !== null).length
  const wide: Setup = { ...base, variant: 'chess960' }
  const wideCastling = readRights(wide, asked)
  const is960 = given(wideCastling) > given(castling)
  const read = is960 ? { ...wide, castling: wideCastling } : { ...base, castling }
  return settle({ ...read, epSquare: parseSquare(ep) })
}

function countOf(field: string, least: number): number {
  const count = /^\d{1,5}$/.test(field) ? Number(field) : least
  return Math.min(COUNT_MAX, Math.max(least, count))
}

function readPieces(board: string): SetupPieces | null {
  const ranks = board.split('/')
  if (ranks.length !== 8) return null
  const pieces: (SetupPiece | null)[] = [...NO_PIECES]
  for (const [fromTop, rank] of ranks.entries()) {
    let file = 0
    for (const char of rank) {
      if (/[1-8]/.test(char)) file += Number(char)
      else if (!/[kqrbnp]/i.test(char) || file > 7) return null
      else pieces[(7 - fromTop) * 8 + file++] = char as SetupPiece
    }
    if (file !== 8) return null
  }
  return pieces
}

/** The rooks that the letters of a castling field name. */
function readRights(setup: Setup, letters: string): Setup['castling'] {
  const castling = [...NO_RIGHTS]
  for (const letter of letters) {
    const color = letter < 'a' ? 0 : 1
    const file = 'ABCDEFGH'.indexOf(letter.toUpperCase())
    for (const side of [0, 1]) {
      const right = 2 * color + side
      const rooks = possibleRooks(setup, right)
      const isSide = letter.toUpperCase() === 'KQ'[side]
      const rook = isSide ? rooks[0] : rooks.find((one) => (one & 7) === file)
      if (rook !== undefined) castling[right] = rook
    }
  }
  return castling
}

/** The setup as a FEN, in Chess960 as X-FEN; `parseFen` reads it if `findPositionProblems` finds none. */
export function makeSetupFen(setup: Setup): string {
  const { pieces, turn, epSquare, halfmoves, fullmoves } = setup
  const ranks = [7, 6, 5, 4, 3, 2, 1, 0].map((rank) =>
    pieces
      .slice(rank * 8, rank * 8 + 8)
      .map((piece) => piece ?? '1')
      .join('')
      .replace(/1+/g, ({ length }) => String(length)),
  )
  const ep = epSquare === null ? '-' : squareName(epSquare)
  const side = turn === 'white' ? 'w' : 'b'
  return [ranks.join('/'), side, makeRights(setup), ep, halfmoves, fullmoves].join(' ')
}

function makeRights(setup: Setup): string {
  const letters = setup.castling.map((rook, right) => {
    if (rook === null) return ''
    const isOutermost = possibleRooks(setup, right)[0] === rook
    const letter = isOutermost ? 'KQ'.charAt(right % 2) : 'ABCDEFGH'.charAt(rook & 7)
    return right < 2 ? letter : letter.toLowerCase()
  })
  return letters.join('') || '-'
}

/** The start of standard chess as a setup. */
export const startSetup = (): Setup => readSetup(START_FEN, { variant: 'standard' }) as Setup
