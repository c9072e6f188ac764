import { CASTLING_FIELDS, readCastlingField, writeCastlingField } from './castlingField.ts'
import { canCaptureEnPassant, isAttacked } from './checks.ts'
import type { Variant } from './position.ts'
import { parseSquare, type Square } from './squares.ts'
import {
  BLACK,
  BOARD,
  CELLS,
  clearTable,
  epSquare,
  finishSetup,
  halfmoves,
  KINGS,
  kingOf,
  loadPosition,
  PAWNS,
  type Position,
  pliesMade,
  putPiece,
  sideToMove,
} from './table.ts'

/** The position before the first move. */
export const START_FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'

// Local aliases, see table.ts.
const cells = CELLS
const board = BOARD

const messages = {
  SIX_FIELDS: 'must contain six space-delimited fields',
  MOVE_NUMBER: 'move number must be a positive integer',
  HALFMOVES: 'half-move count must be a non-negative integer',
  EN_PASSANT: 'en-passant square is invalid',
  CASTLING: 'castling availability is invalid',
  CASTLING_RIGHTS: 'a castling right without its king or rook in place',
  SIDE_TO_MOVE: 'side to move is invalid',
  EIGHT_RANKS: "piece data does not contain 8 '/'-delimited ranks",
  CONSECUTIVE_DIGITS: 'piece data is invalid (consecutive digits)',
  PIECE: 'piece data is invalid (invalid piece)',
  EIGHT_SQUARES: 'piece data is invalid (not eight squares in a rank)',
  WHITE_KING: 'there must be exactly one white king',
  BLACK_KING: 'there must be exactly one black king',
  EDGE_PAWNS: 'pawns on the first or last rank',
  TOO_MANY_PIECES: 'more than sixteen pieces of one color',
  KING_CAPTURABLE: 'the side that has just moved is in check',
} as const

export type FenErrorCode = keyof typeof messages

/** `variant`: by which rules the position is read and played, `standard` by default. */
export type FenOptions = { variant?: Variant }

export type FenResult = { ok: true; position: Position } | { ok: false; code: FenErrorCode; message: string }

/** The character of each piece, by its number. */
const pieceChars: Int32Array = /* @__PURE__ */ Int32Array.from('.PNBRQK..pnbrqk.', (char) =>
  char.charCodeAt(0),
)
const SPACE = 32
const DASH = 45
const DOT = 46
const SLASH = 47
const ZERO = 48

function refuse(code: FenErrorCode): FenResult & { ok: false } {
  return { ok: false, code, message: `Invalid FEN: ${messages[code]}` }
}

/** The first error in the fields after the pieces, or null. */
function findFieldError(fields: string[], variant: Variant): FenErrorCode | null {
  const [, side = '', castling = '', epSquare = '', halfmoves = '', fullmoves = ''] = fields
  if (fields.length !== 6) return 'SIX_FIELDS'
  if (!/^[0-9]{1,5}$/.test(fullmoves) || Number(fullmoves) < 1) return 'MOVE_NUMBER'
  if (!/^[0-9]{1,5}$/.test(halfmoves)) return 'HALFMOVES'
  if (!/^(-|[a-h][36])$/.test(epSquare)) return 'EN_PASSANT'
  if (!CASTLING_FIELDS[variant].test(castling)) return 'CASTLING'
  return side === 'w' || side === 'b' ? null : 'SIDE_TO_MOVE'
}

/** Puts the pieces on the cleared table. */
function readPieces(pieces: string): FenErrorCode | null {
  if (pieces.split('/').length !== 8) return 'EIGHT_RANKS'
  let rank = 56
  let file = 0
  let afterDigit = false
  for (let at = 0; at < pieces.length; at++) {
    const char = pieces.charCodeAt(at)
    const isDigit = char >= ZERO && char <= ZERO + 9
    if (isDigit && afterDigit) return 'CONSECUTIVE_DIGITS'
    afterDigit = isDigit
    if (char === SLASH) {
      if (file !== 8) return 'EIGHT_SQUARES'
      rank -= 8
      file = 0
    } else if (char > ZERO && char <= ZERO + 8) file += char - ZERO
    else {
      const piece = pieceChars.indexOf(char)
      if (piece < 0 || char === DOT) return 'PIECE'
      if (file > 7) return 'EIGHT_SQUARES'
      putPiece(piece, rank + file++)
    }
  }
  return file === 8 ? null : 'EIGHT_SQUARES'
}

/** The number of squares in the set stored at this cell. */
function countAt(at: number): number {
  let count = 0
  for (let lo = cells[at]!; lo !== 0; lo &= lo - 1) count++
  for (let hi = cells[at + 1]!; hi !== 0; hi &= hi - 1) count++
  return count
}

/** The first error in the pieces on the table, or null. */
function findPieceError(): FenErrorCode | null {
  if (countAt(KINGS << 1) !== 1) return 'WHITE_KING'
  if (countAt((BLACK | KINGS) << 1) !== 1) return 'BLACK_KING'
  const pawnsLo = cells[PAWNS << 1]! | cells[(BLACK | PAWNS) << 1]!
  const pawnsHi = cells[(PAWNS << 1) + 1]! | cells[((BLACK | PAWNS) << 1) + 1]!
  if (((pawnsLo & 0x000000ff) | (pawnsHi & 0xff000000)) !== 0) return 'EDGE_PAWNS'
  return countAt(0) > 16 || countAt(BLACK << 1) > 16 ? 'TOO_MANY_PIECES' : null
}

/** Whether the last move can have been a pawn's double push across this square. */
function wasCrossed(turn: number, square: Square): boolean {
  const pawn = PAWNS | ((turn ^ 1) << 3)
  const forward = turn === 0 ? -8 : 8
  return (
    square >> 3 === (turn === 0 ? 5 : 2) &&
    cells[BOARD + square] === 0 &&
    cells[BOARD + square - forward] === 0 &&
    cells[BOARD + square + forward] === pawn
  )
}

/**
 * Reads a position in Forsyth-Edwards notation, in Chess960 also Shredder-FEN and X-FEN. The counters may have
 * five digits. Refuses a castling right whose king or rook is not in place. Ignores an en-passant square on which
 * no capture is legal.
 */
export function parseFen(fen: string, { variant = 'standard' }: FenOptions = {}): FenResult {
  const fields = fen.trim().split(/\s+/)
  const fieldError = findFieldError(fields, variant)
  if (fieldError) return refuse(fieldError)
  clearTable()
  const pieceError = readPieces(fields[0]!) ?? findPieceError()
  if (pieceError) return refuse(pieceError)
  const rights = readCastlingField(fields[2]!, variant)
  if (!rights.ok) return refuse(rights.code)
  const turn = fields[1] === 'w' ? 0 : 1
  const crossed = parseSquare(fields[3]!) ?? 0
  if (crossed !== 0 && !wasCrossed(turn, crossed)) return refuse('EN_PASSANT')
  const [lo, hi] = [cells[0]! | cells[16]!, cells[1]! | cells[17]!]
  if (isAttacked(kingOf(turn ^ 1), turn, lo, hi)) return refuse('KING_CAPTURABLE')
  const position = finishSetup({
    turn,
    castling: rights.castling,
    castlingFiles: rights.castlingFiles,
    epSquare: crossed !== 0 && canCaptureEnPassant(turn, crossed) ? crossed : 0,
    halfmoves: Number(fields[4]),
    fullmoves: Number(fields[5]),
  })
  return { ok: true, position }
}

// FEN is written character by character into an array, then copied into an array of exactly its length:
// `String.fromCharCode` turns a whole array into a string at once, four times faster than concatenating
// strings.
const FEN_MAX_CHARS = 100
const chars: number[] = /* @__PURE__ */ Array.from({ length: FEN_MAX_CHARS }, () => 0)
const charsByLength: number[][] = /* @__PURE__ */ Array.from({ length: FEN_MAX_CHARS + 1 }, (_, length) =>
  Array.from({ length }, () => 0),
)

/** Writes the pieces on the table into the array; returns where they end. */
function writePieces(): number {
  let end = 0
  for (let rank = board + 56; rank >= board; rank -= 8) {
    let empty = 0
    for (let at = rank; at < rank + 8; at++) {
      const piece = cells[at]!
      if (piece === 0) empty++
      else {
        if (empty !== 0) chars[end++] = ZERO + empty
        empty = 0
        chars[end++] = pieceChars[piece & 15]!
      }
    }
    if (empty !== 0) chars[end++] = ZERO + empty
    chars[end++] = SLASH
  }
  return end - 1
}

/** Writes the side to move, the castling rights and the en-passant square. */
function writeState(end: number): number {
  chars[end++] = SPACE
  chars[end++] = sideToMove() === 0 ? 119 : 98 // w, b
  chars[end++] = SPACE
  end = writeCastlingField(chars, end)
  chars[end++] = SPACE
  const ep = epSquare()
  if (ep === 0) chars[end++] = DASH
  else {
    chars[end++] = 97 + (ep & 7)
    chars[end++] = ZERO + 1 + (ep >> 3)
  }
  chars[end++] = SPACE
  return end
}

function writeNumber(end: number, value: number): number {
  if (value > 9) end = writeNumber(end, (value / 10) | 0)
  chars[end] = ZERO + (value % 10)
  return end + 1
}

/** The position in Forsyth-Edwards notation (in Chess960 X-FEN), with an en-passant square only if such a capture is legal. */
export function makeFen(position: Position): string {
  loadPosition(position)
  let end = writeState(writePieces())
  end = writeNumber(end, halfmoves())
  chars[end++] = SPACE
  end = writeNumber(end, (position.firstPly + pliesMade()) >> 1)
  const text = charsByLength[end]!
  for (let at = 0; at < end; at++) text[at] = chars[at]!
  return String.fromCharCode.apply(null, text)
}
