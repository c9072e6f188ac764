import { castledKing, castledRook, isChess960 } from './castling.ts'
import { canCaptureEnPassant } from './checks.ts'
import { CASTLING, DOUBLE_PUSH, EN_PASSANT, type Move, NULL_MOVE, PROMOTION } from './move.ts'
import type { Square } from './squares.ts'
import {
  BLACK,
  BOARD,
  CELLS,
  EN_PASSANT_SHIFT,
  HALFMOVES_SHIFT,
  HISTORY,
  HISTORY_STEP,
  KNIGHTS,
  loadPosition,
  PAWNS,
  type Position,
  pliesMade,
  RIGHTS_ENDED,
  sideToMove,
  TOP,
  TURN_BIT,
} from './table.ts'
import { BLACK_TO_MOVE_HI, BLACK_TO_MOVE_LO, CASTLING_HASH, EN_PASSANT_HASH, PIECE_HASH } from './zobrist.ts'

// Local aliases, see table.ts.
const cells = CELLS
const top = TOP
const board = BOARD
const step = HISTORY_STEP
const pawns = PAWNS
const doublePush = DOUBLE_PUSH
const epShift = EN_PASSANT_SHIFT
const epBits = 63 << EN_PASSANT_SHIFT
const turnBit = TURN_BIT
const oneHalfmove = 1 << HALFMOVES_SHIFT
const pieceHash = PIECE_HASH
const rightsEnded = RIGHTS_ENDED
const castlingHash = CASTLING_HASH
const enPassantHash = EN_PASSANT_HASH
const blackLo = BLACK_TO_MOVE_LO
const blackHi = BLACK_TO_MOVE_HI

/** `1 << square` by table lookup: a shift by a variable takes a register that the surrounding code needs. */
const bitOf: Int32Array = /* @__PURE__ */ Int32Array.from({ length: 64 }, (_, square) => 1 << square)

/** Makes a legal move, or `NULL_MOVE`. `unmakeMove` undoes it. */
export function makeMove(position: Position, move: Move): void {
  loadPosition(position)
  if (move === NULL_MOVE) pass()
  else make(move)
}

/** Undoes the last move made. */
export function unmakeMove(position: Position): void {
  loadPosition(position)
  if (cells[TOP] === HISTORY) throw new RangeError('no move to take back')
  unmake()
}

/** The moves made since the position was set up. */
export function movesMade(position: Position): Move[] {
  loadPosition(position)
  return Array.from({ length: pliesMade() }, (_, index) => moveOfPly(index + 1))
}

/** The move that was made on the table at a ply, from 1. */
export function moveOfPly(ply: number): Move {
  return moveOfEntry(HISTORY + ply * HISTORY_STEP)
}

/** The last move made on the table. */
export function lastMove(): Move {
  return moveOfEntry(cells[TOP]!)
}

function moveOfEntry(at: number): Move {
  return cells[at + 3]! & 0xffff
}

/** Makes a legal move on the table. */
export function make(move: Move): void {
  const at = cells[top]!
  if (at + step >= cells.length) throw new RangeError('more moves than any game has')
  const from = move & 63
  const to = (move >> 6) & 63
  const piece = cells[board + from]! & 15
  const captured = cells[board + to]! & 15
  const hashFrom = (piece << 7) + (from << 1)
  const hashTo = (piece << 7) + (to << 1)
  let lo = cells[at]! ^ blackLo ^ pieceHash[hashFrom]! ^ pieceHash[hashTo]!
  let hi = cells[at + 1]! ^ blackHi ^ pieceHash[hashFrom + 1]! ^ pieceHash[hashTo + 1]!
  let state = ((cells[at + 2]! + oneHalfmove) | 0) ^ turnBit

  cells[board + from] = 0
  cells[board + to] = piece
  movePiece(piece, from, to)
  if (captured !== 0) {
    toggle(captured, to)
    lo ^= pieceHash[(captured << 7) + (to << 1)]!
    hi ^= pieceHash[(captured << 7) + (to << 1) + 1]!
    state &= oneHalfmove - 1
  }
  if ((piece & 7) === pawns) state &= oneHalfmove - 1
  if ((state & epBits) !== 0) {
    const file = ((state >> epShift) & 7) << 1
    lo ^= enPassantHash[file]!
    hi ^= enPassantHash[file + 1]!
    state &= ~epBits
  }
  const ended = (rightsEnded[from]! | rightsEnded[to]!) & state
  if (ended !== 0) {
    const rights = state & 15
    lo ^= castlingHash[rights << 1]! ^ castlingHash[(rights ^ ended) << 1]!
    hi ^= castlingHash[(rights << 1) + 1]! ^ castlingHash[((rights ^ ended) << 1) + 1]!
    state ^= ended
  }
  const next = (at + step) | 0
  cells[next] = lo
  cells[next + 1] = hi
  cells[next + 2] = state
  cells[next + 3] = move | (captured << 16)
  cells[top] = next
  if (move >> 12 !== 0) completeSpecialMove(move, piece)
}

/** Moves a piece in the sets of squares. */
function movePiece(piece: number, from: Square, to: Square): void {
  const side = (piece & 8) << 1
  const fromHalf = from >> 5
  const toHalf = to >> 5
  const fromBit = bitOf[from]!
  const toBit = bitOf[to]!
  if (fromHalf === toHalf) {
    cells[(piece << 1) + toHalf]! ^= fromBit | toBit
    cells[side + toHalf]! ^= fromBit | toBit
  } else {
    cells[(piece << 1) + fromHalf]! ^= fromBit
    cells[(piece << 1) + toHalf]! ^= toBit
    cells[side + fromHalf]! ^= fromBit
    cells[side + toHalf]! ^= toBit
  }
}

/** Adds a piece to the sets of squares, or removes it. */
function toggle(piece: number, square: Square): void {
  cells[((piece & 15) << 1) + (square >> 5)]! ^= bitOf[square]!
  cells[((piece & 8) << 1) + (square >> 5)]! ^= bitOf[square]!
}

function toggleHash(piece: number, square: Square): void {
  const at = cells[TOP]!
  cells[at]! ^= PIECE_HASH[(piece << 7) + (square << 1)]!
  cells[at + 1]! ^= PIECE_HASH[(piece << 7) + (square << 1) + 1]!
}

/** Completes castling, a double push, an en-passant capture or a promotion. */
function completeSpecialMove(move: Move, piece: number): void {
  const to = (move >> 6) & 63
  const kind = move >> 12
  if (kind >= PROMOTION) {
    const promoted = (piece & BLACK) + KNIGHTS + (kind & 3)
    replace(promoted, to)
    toggleHash(piece, to)
    toggleHash(promoted, to)
  } else if (kind === EN_PASSANT) {
    toggle(piece ^ BLACK, to ^ 8)
    toggleHash(piece ^ BLACK, to ^ 8)
    cells[BOARD + (to ^ 8)] = 0
  } else if (kind === CASTLING && isChess960()) {
    completeChess960Castling(move & 63, to)
  } else if (kind === CASTLING) {
    const { corner, beside } = rookOf(to)
    const rook = cells[BOARD + corner]!
    toggleHash(rook, corner)
    toggleHash(rook, beside)
    moveRook(corner, beside)
  } else if (kind === DOUBLE_PUSH && canCaptureEnPassant(sideToMove(), to ^ 8)) {
    const at = cells[TOP]!
    cells[at]! ^= EN_PASSANT_HASH[(to & 7) << 1]!
    cells[at + 1]! ^= EN_PASSANT_HASH[((to & 7) << 1) + 1]!
    cells[at + 2]! |= (to ^ 8) << EN_PASSANT_SHIFT
  }
}

/** Replaces a piece by another of its color. */
function replace(piece: number, square: Square): void {
  cells[(cells[BOARD + square]! << 1) + (square >> 5)]! ^= 1 << square
  cells[(piece << 1) + (square >> 5)]! ^= 1 << square
  cells[BOARD + square] = piece
}

/** The rook's squares before and after its king castles to `kingTo`. */
function rookOf(kingTo: Square): { corner: Square; beside: Square } {
  return (kingTo & 7) === 6
    ? { corner: kingTo + 1, beside: kingTo - 1 }
    : { corner: kingTo - 2, beside: kingTo + 1 }
}

function moveRook(from: Square, to: Square): void {
  const rook = cells[BOARD + from]!
  toggle(rook, from)
  toggle(rook, to)
  cells[BOARD + from] = 0
  cells[BOARD + to] = rook
}

/** Puts king and rook where they belong, after the king has "captured" its own rook on `rookFrom`. */
function completeChess960Castling(kingFrom: Square, rookFrom: Square): void {
  const at = cells[TOP]!
  const king = cells[BOARD + rookFrom]!
  const rook = (cells[at + 3]! >> 16) & 15
  // Nothing was captured: the quiet plies are counted on.
  cells[at + 2]! |= (cells[at - HISTORY_STEP + 2]! & -oneHalfmove) + oneHalfmove
  remove(king, rookFrom)
  toggleHash(king, rookFrom)
  for (const [piece, square] of [
    [king, castledKing(kingFrom, rookFrom)],
    [rook, castledRook(kingFrom, rookFrom)],
  ] as const) {
    toggle(piece, square)
    toggleHash(piece, square)
    cells[BOARD + square] = piece
  }
}

/** Puts the king back onto its rook's square, as the capture that `unmake` then undoes. */
function undoChess960Castling(kingFrom: Square, rookFrom: Square): void {
  const kingTo = castledKing(kingFrom, rookFrom)
  const rookTo = castledRook(kingFrom, rookFrom)
  const king = cells[BOARD + kingTo]!
  remove(king, kingTo)
  remove(cells[BOARD + rookTo]!, rookTo)
  toggle(king, rookFrom)
  cells[BOARD + rookFrom] = king
}

function remove(piece: number, square: Square): void {
  toggle(piece, square)
  cells[BOARD + square] = 0
}

/** Undoes the last move made on the table, including a null move. */
export function unmake(): void {
  const at = cells[top]!
  const made = cells[at + 3]!
  cells[top] = at - step
  if (made === 0) return
  const from = made & 63
  const to = (made >> 6) & 63
  const captured = (made >> 16) & 15
  const kind = (made >> 12) & 15
  if (kind > doublePush) undoSpecialMove(from, to, kind)
  const piece = cells[board + to]! & 15
  cells[board + from] = piece
  cells[board + to] = captured
  movePiece(piece, from, to)
  if (captured !== 0) toggle(captured, to)
}

/** Undoes what castling, an en-passant capture or a promotion did besides moving a piece. */
function undoSpecialMove(from: Square, to: Square, kind: number): void {
  const pawn = PAWNS | (cells[BOARD + to]! & BLACK)
  if (kind >= PROMOTION) replace(pawn, to)
  else if (kind === EN_PASSANT) {
    toggle(pawn ^ BLACK, to ^ 8)
    cells[BOARD + (to ^ 8)] = pawn ^ BLACK
  } else if (kind === CASTLING && isChess960()) {
    undoChess960Castling(from, to)
  } else if (kind === CASTLING) {
    const { corner, beside } = rookOf(to)
    moveRook(beside, corner)
  }
}

/** Passes the turn on the table. Must not be called in check. */
export function pass(): void {
  const at = cells[TOP]!
  const next = at + HISTORY_STEP
  if (next >= cells.length) throw new RangeError('more moves than any game has')
  const state = cells[at + 2]!
  const ep = (state >> EN_PASSANT_SHIFT) & 63
  for (const half of [0, 1]) {
    let hash = cells[at + half]! ^ (half === 0 ? BLACK_TO_MOVE_LO : BLACK_TO_MOVE_HI)
    if (ep !== 0) hash ^= EN_PASSANT_HASH[((ep & 7) << 1) + half]!
    cells[next + half] = hash
  }
  cells[next + 2] = ((state & ~epBits) + oneHalfmove) ^ TURN_BIT
  cells[next + 3] = NULL_MOVE
  cells[TOP] = next
}
