import type { Square } from './squares.ts'
import { BLACK_TO_MOVE_HI, BLACK_TO_MOVE_LO, CASTLING_HASH, EN_PASSANT_HASH, PIECE_HASH } from './zobrist.ts'

// The table is one shared array that holds the position being worked on; every other position is saved in its
// own array. V8 knows the address and the length of an array that never changes, so a cell costs one
// instruction instead of six, and making moves is a fifth faster than on an array for each position. All code
// here is synchronous, so no two callers ever use the table at once.
//
// Three more conventions of the files that use the table, each confirmed by measurement:
// - Node runs modules unbundled, and V8 reads an imported binding at each use, with checks, but folds a
//   module's own constant into the code. So the busiest functions use local aliases of what they import.
// - Indexes are sums, not ors: V8 knows the greatest value of a sum, and then omits the check against the
//   length of the array.
// - Sets of squares are two 32-bit halves (lo: a1 … h4, hi: a5 … h8), the widest integers with which
//   JavaScript computes at full speed.

// A piece in four bits: role 1 to 6, plus 8 for Black. `piece << 1` is the cell of its squares, lo and hi;
// with role 0, the squares of all pieces of the color.
export const PAWNS = 1
export const KNIGHTS = 2
export const BISHOPS = 3
export const ROOKS = 4
export const QUEENS = 5
export const KINGS = 6
export const BLACK = 8

/** The cell with the position of the newest history entry. */
export const TOP = 15
/**
 * The files from which a position castles, three bits each: the rook of each right in the order of the state's
 * bits, then the kings, White's first. From `CHESS960` on, the position castles by the rules of Chess960.
 */
export const CASTLING_FILES = 32
export const CHESS960 = 1 << 18
/** Kings on the e-file, rooks on the h- and a-files. */
export const STANDARD_FILES = 0o440707
/** The piece on each square, `BOARD + square`, 0 for none. */
export const BOARD = 64
/**
 * The history: an entry for the initial position and for each one after a move made since. An entry has the
 * hash (lo, hi), the state, and the move that led to it (with the captured piece from bit 16 on).
 */
export const HISTORY = 128
export const HISTORY_STEP = 4
/** The fifty-move rule limits games to 11,797 plies. */
export const MAX_PLIES = 16_383

// The state in bits: castling rights (White short, long, Black short, long), en-passant square or 0 (6), side to
// move (1), plies since the last capture or pawn move.
export const EN_PASSANT_SHIFT = 4
export const TURN_BIT = 1 << 10
export const HALFMOVES_SHIFT = 11

export const CELLS: Int32Array = /* @__PURE__ */ new Int32Array(HISTORY + HISTORY_STEP * (MAX_PLIES + 1))
const cells = CELLS
const top = TOP
const castlingFiles = CASTLING_FILES
const turnBit = TURN_BIT
const epShift = EN_PASSANT_SHIFT

/** A chess position with the moves that led to it. Opaque: only functions of this package read it. */
export class Position {
  /** The position's cells when it last left the table. */
  saved: Int32Array
  /** Twice the move number at setup, plus one if Black was to move. */
  readonly firstPly: number

  constructor(saved: Int32Array, firstPly: number) {
    this.saved = saved
    this.firstPly = firstPly
  }
}

let onTable: Position | null = null

/** For the position on the table: the castling rights that are lost by a move from or to each square. */
export const RIGHTS_ENDED: Int32Array = /* @__PURE__ */ new Int32Array(64)
/** The files for which `RIGHTS_ENDED` was filled. */
let filledFiles = -1

function fillRightsEnded(): void {
  const files = cells[castlingFiles]!
  if (files === filledFiles) return
  RIGHTS_ENDED.fill(0)
  for (let right = 0; right < 4; right++) {
    const rank = right < 2 ? 0 : 56
    RIGHTS_ENDED[rank + ((files >> (3 * right)) & 7)]! |= 1 << right
    RIGHTS_ENDED[rank + ((files >> (right < 2 ? 12 : 15)) & 7)]! |= 1 << right
  }
  filledFiles = files
}

/** Puts the position on the table. Every function that uses a position's cells calls this first. */
export function loadPosition(position: Position): void {
  if (position !== onTable) swapPosition(position)
}

/** Spare room for moves when the array of a saved position grows. */
const SPARE_CELLS = HISTORY_STEP * 32

function swapPosition(position: Position): void {
  if (onTable !== null) {
    const used = cells[TOP]! + HISTORY_STEP
    if (onTable.saved.length < used) {
      onTable.saved = new Int32Array(Math.min(used + SPARE_CELLS, cells.length))
    }
    const { saved } = onTable
    // No `set` with a `subarray`: that would be garbage for each move of another game.
    for (let cell = 0; cell < used; cell++) saved[cell] = cells[cell]!
  }
  cells.set(position.saved)
  fillRightsEnded()
  onTable = position
}

export function clonePosition(position: Position): Position {
  loadPosition(position)
  return new Position(cells.slice(0, cells[TOP]! + HISTORY_STEP), position.firstPly)
}

const empty = /* @__PURE__ */ new Position(
  /* @__PURE__ */ Int32Array.from({ length: HISTORY + HISTORY_STEP }, (_, cell) =>
    cell === TOP ? HISTORY : cell === CASTLING_FILES ? STANDARD_FILES : 0,
  ),
  2,
)

/** Saves the position on the table and clears the table for a new setup, to be ended by `finishSetup`. */
export function clearTable(): void {
  swapPosition(empty)
  onTable = null
}

/** Puts a piece on an empty square of the cleared table. */
export function putPiece(piece: number, square: Square): void {
  const half = square >> 5
  cells[(piece << 1) + half]! |= 1 << square
  cells[((piece & BLACK) << 1) + half]! |= 1 << square
  cells[BOARD + square] = piece
  cells[HISTORY]! ^= PIECE_HASH[(piece << 7) + (square << 1)]!
  cells[HISTORY + 1]! ^= PIECE_HASH[(piece << 7) + (square << 1) + 1]!
}

/** Makes a position of the pieces put on the cleared table. */
export function finishSetup(state: {
  turn: number
  castling: number
  castlingFiles: number
  epSquare: Square
  halfmoves: number
  fullmoves: number
}): Position {
  const { turn, castling, epSquare, halfmoves, fullmoves } = state
  cells[castlingFiles] = state.castlingFiles
  fillRightsEnded()
  cells[HISTORY + 2] =
    castling + (epSquare << EN_PASSANT_SHIFT) + turn * TURN_BIT + (halfmoves << HALFMOVES_SHIFT)
  cells[HISTORY]! ^= CASTLING_HASH[castling << 1]!
  cells[HISTORY + 1]! ^= CASTLING_HASH[(castling << 1) + 1]!
  if (turn === 1) {
    cells[HISTORY]! ^= BLACK_TO_MOVE_LO
    cells[HISTORY + 1]! ^= BLACK_TO_MOVE_HI
  }
  if (epSquare !== 0) {
    cells[HISTORY]! ^= EN_PASSANT_HASH[(epSquare & 7) << 1]!
    cells[HISTORY + 1]! ^= EN_PASSANT_HASH[((epSquare & 7) << 1) + 1]!
  }
  onTable = new Position(cells.slice(0, HISTORY + HISTORY_STEP), fullmoves * 2 + turn)
  return onTable
}

// Accessors for the position on the table.

/** The side to move, white 0, black 1. */
export function sideToMove(): number {
  return (cells[cells[top]! + 2]! & turnBit) === 0 ? 0 : 1
}

/** Castling rights as bits. */
export function castlingRights(): number {
  return cells[cells[top]! + 2]! & 15
}

/** The square for an en-passant capture; 0 if no such capture is legal. */
export function epSquare(): Square {
  return (cells[cells[top]! + 2]! >> epShift) & 63
}

/** Plies since the last capture or pawn move. */
export function halfmoves(): number {
  return cells[cells[top]! + 2]! >> HALFMOVES_SHIFT
}

/** Plies made since the position was set up. */
export function pliesMade(): number {
  return (cells[top]! - HISTORY) / HISTORY_STEP
}

/** One half of the hash of the position `pliesAgo`. */
export function hashHalf(half: 0 | 1, pliesAgo = 0): number {
  return cells[cells[top]! - pliesAgo * HISTORY_STEP + half]!
}

/** The square of a color's king, white 0, black 1. */
export function kingOf(color: number): Square {
  const lo = cells[(color << 4) + 12]!
  return lo !== 0 ? 31 - Math.clz32(lo & -lo) : 63 - Math.clz32(cells[(color << 4) + 13]!)
}
