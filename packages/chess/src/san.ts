import { KNIGHT, SEEN, seeDiagonals, seeStraight } from './attacks.ts'
import { inCheck } from './checks.ts'
import { canMove } from './legalMoves.ts'
import { make, unmake } from './makeMove.ts'
import { CASTLING, EN_PASSANT, type Move, NULL_MOVE, PROMOTION } from './move.ts'
import { MOVES, SINGLE_LIST, writeLegalMoves, writeMovesOf } from './moves.ts'
import { squareName } from './squares.ts'
import { BISHOPS, BOARD, CELLS, KINGS, KNIGHTS, loadPosition, PAWNS, type Position, ROOKS } from './table.ts'

/** The engine's messages for an invalid move. */
export const MOVE_ERRORS = {
  INVALID_MOVE: 'Invalid move',
  NULL_MOVE_IN_CHECK: 'Null move not allowed when in check',
} as const

export type MoveErrorCode = keyof typeof MOVE_ERRORS

const letters = '  NBRQK'

/** Whether another piece of the same kind sees the target square, pinned or not. */
function hasRival(from: number, to: number): boolean {
  const piece = CELLS[BOARD + from]!
  const role = piece & 7
  if (role === KINGS) return false
  let lo = CELLS[piece << 1]!
  let hi = CELLS[(piece << 1) + 1]!
  if (from < 32) lo ^= 1 << from
  else hi ^= 1 << from
  if ((lo | hi) === 0) return false
  if (role === KNIGHTS) return ((KNIGHT[to << 1]! & lo) | (KNIGHT[(to << 1) + 1]! & hi)) !== 0
  const occupiedLo = CELLS[0]! | CELLS[16]!
  const occupiedHi = CELLS[1]! | CELLS[17]!
  if (role !== ROOKS) {
    seeDiagonals(to, occupiedLo, occupiedHi)
    if (((SEEN[0]! & lo) | (SEEN[1]! & hi)) !== 0) return true
    if (role === BISHOPS) return false
  }
  seeStraight(to, occupiedLo, occupiedHi)
  return ((SEEN[0]! & lo) | (SEEN[1]! & hi)) !== 0
}

/** The file, rank or both of the moving piece, as needed to distinguish it from others that can go there. */
function makeOrigin(from: number, to: number): string {
  const kind = CELLS[BOARD + from]! << 1
  const end = writeMovesOf(SINGLE_LIST, CELLS[kind]!, CELLS[kind + 1]!)
  let rivals = 0
  let onFile = false
  let onRank = false
  for (let at = SINGLE_LIST; at < end; at++) {
    const other = MOVES[at]! & 63
    if (((MOVES[at]! >> 6) & 63) !== to || other === from) continue
    rivals++
    if ((other & 7) === (from & 7)) onFile = true
    if (other >> 3 === from >> 3) onRank = true
  }
  if (rivals === 0) return ''
  if (!onFile) return squareName(from).charAt(0)
  return onRank ? squareName(from) : squareName(from).charAt(1)
}

/** A move on the table in algebraic notation, without the suffix for check or mate. */
export function makeSanBody(move: Move): string {
  const from = move & 63
  const to = (move >> 6) & 63
  const kind = move >> 12
  const role = CELLS[BOARD + from]! & 7
  const captures = CELLS[BOARD + to] !== 0 || kind === EN_PASSANT
  if (role === PAWNS) {
    const arrival = captures ? `${squareName(from).charAt(0)}x${squareName(to)}` : squareName(to)
    return kind >= PROMOTION ? `${arrival}=${letters.charAt(KNIGHTS + (kind & 3))}` : arrival
  }
  if (kind === CASTLING) return to > from ? 'O-O' : 'O-O-O'
  const origin = hasRival(from, to) ? makeOrigin(from, to) : ''
  return letters.charAt(role) + origin + (captures ? `x${squareName(to)}` : squareName(to))
}

/** A legal move in standard algebraic notation; `--` for a null move. */
export function makeSan(position: Position, move: Move): string {
  if (move === NULL_MOVE) return '--'
  loadPosition(position)
  const body = makeSanBody(move)
  make(move)
  const suffix = inCheck() ? (canMove() ? '+' : '#') : ''
  unmake()
  return body + suffix
}

const pattern = /^([NBRQK])?([a-h])?([1-8])?[x:-]?([a-h][1-8])(?:=?\(?([NBRQ])\)?)?(?: ?e\.?p\.?)?$/
const castlingPattern = /^[O0o]-?[O0o](-?[O0o])?$/

type ParsedSan = {
  role: number
  to: string
  file?: string
  rank?: string
  promotion: number
  castling: '' | 'O-O' | 'O-O-O'
}

function readSan(san: string): ParsedSan | null {
  const castling = castlingPattern.exec(san)
  if (castling) {
    return { role: KINGS, to: '', promotion: 0, castling: castling[1] === undefined ? 'O-O' : 'O-O-O' }
  }
  const match = pattern.exec(san)
  if (!match) return null
  const [, letter, file, rank, to, promotion] = match
  return {
    role: letter ? letters.indexOf(letter) : PAWNS,
    to: to!,
    ...(file && { file }),
    ...(rank && { rank }),
    promotion: promotion ? letters.indexOf(promotion) : 0,
    castling: '',
  }
}

function matchesSan(move: Move, wanted: ParsedSan): boolean {
  const kind = move >> 12
  const from = squareName(move & 63)
  const to = (move >> 6) & 63
  if ((CELLS[BOARD + (move & 63)]! & 7) !== wanted.role) return false
  if (wanted.castling !== '') return kind === CASTLING && to > (move & 63) === (wanted.castling === 'O-O')
  return (
    kind !== CASTLING &&
    squareName(to) === wanted.to &&
    (wanted.file === undefined || wanted.file === from.charAt(0)) &&
    (wanted.rank === undefined || wanted.rank === from.charAt(1)) &&
    (kind >= PROMOTION ? KNIGHTS + (kind & 3) : 0) === wanted.promotion
  )
}

export type SanResult = { ok: true; move: Move } | { ok: false; code: MoveErrorCode; message: string }

function refuse(code: MoveErrorCode): SanResult {
  return { ok: false, code, message: MOVE_ERRORS[code] }
}

/**
 * Reads one move in SAN. Accepts common variants (suffixes for check and annotation, missing or needless
 * disambiguation, castling with zeros), but not ambiguity. Reads `--` as `NULL_MOVE`.
 */
export function parseSanMove(position: Position, san: string): SanResult {
  loadPosition(position)
  const text = san.replace(/[+#!?]+$/, '')
  if (text === '--' || text === 'Z0') {
    return inCheck() ? refuse('NULL_MOVE_IN_CHECK') : { ok: true, move: NULL_MOVE }
  }
  const wanted = readSan(text)
  if (!wanted) return refuse('INVALID_MOVE')
  const end = writeLegalMoves(SINGLE_LIST)
  let move: Move = NULL_MOVE
  for (let at = SINGLE_LIST; at < end; at++) {
    if (!matchesSan(MOVES[at]!, wanted)) continue
    if (move !== NULL_MOVE) return refuse('INVALID_MOVE')
    move = MOVES[at]!
  }
  return move === NULL_MOVE ? refuse('INVALID_MOVE') : { ok: true, move }
}

/** The legal move for a SAN, or null; a null move is not legal. */
export function parseSan(position: Position, san: string): Move | null {
  const result = parseSanMove(position, san)
  return result.ok && result.move !== NULL_MOVE ? result.move : null
}
