import { inCheck } from './checks.ts'
import { canMove } from './legalMoves.ts'
import { lastMove, make, pass, unmake } from './makeMove.ts'
import { type Move, NULL_MOVE } from './move.ts'
import type { Color } from './position.ts'
import {
  BISHOPS,
  BOARD,
  CELLS,
  castlingRights,
  epSquare,
  HISTORY,
  halfmoves,
  hashHalf,
  KNIGHTS,
  loadPosition,
  PAWNS,
  type Position,
  pliesMade,
  QUEENS,
  ROOKS,
  sideToMove,
} from './table.ts'

/** How a game ended on the board. */
export type Outcome =
  | { kind: 'checkmate'; winner: Color }
  | { kind: 'stalemate' | 'repetition' | 'fifty_moves' | 'insufficient_material' }

/** The dark squares of a half, including a1. They are the same in both halves. */
const DARK = 0xaa55aa55 | 0

function has(piece: number): boolean {
  return (CELLS[piece << 1]! | CELLS[(piece << 1) + 1]!) !== 0
}

function hasTwo(piece: number): boolean {
  const lo = CELLS[piece << 1]!
  const hi = CELLS[(piece << 1) + 1]!
  return ((lo & (lo - 1)) | (hi & (hi - 1))) !== 0 || (lo !== 0 && hi !== 0)
}

function hasBishopOn(color: number, squares: number): boolean {
  const bishops = (BISHOPS | (color << 3)) << 1
  return ((CELLS[bishops]! | CELLS[bishops + 1]!) & squares) !== 0
}

/**
 * Whether the color can still possibly mate, by material: decides whether flagging is a loss or a draw. To
 * help-mate, king and knight need an enemy piece other than queens; bishops of one color need an enemy
 * knight, pawn, or bishop of the other color.
 */
export function canMate(position: Position, color: Color): boolean {
  loadPosition(position)
  const us = color === 'white' ? 0 : 1
  const own = us << 3
  const other = own ^ 8
  if (has(own | PAWNS) || has(own | ROOKS) || has(own | QUEENS)) return true
  const dark = hasBishopOn(us, DARK)
  const light = hasBishopOn(us, ~DARK)
  if (has(own | KNIGHTS)) {
    if (dark || light || hasTwo(own | KNIGHTS)) return true
    return [PAWNS, KNIGHTS, BISHOPS, ROOKS].some((role) => has(other | role))
  }
  if (dark && light) return true
  if (!dark && !light) return false
  return has(other | KNIGHTS) || has(other | PAWNS) || hasBishopOn(us ^ 1, dark ? ~DARK : DARK)
}

/** King against king, one minor piece besides the kings, or only bishops on squares of one color. */
export function isInsufficientMaterial(position: Position): boolean {
  loadPosition(position)
  return hasTooLittleMaterial()
}

/** The same for the position on the table. */
export function hasTooLittleMaterial(): boolean {
  // Pawns, rooks, queens of both sides.
  if (
    (CELLS[2]! | CELLS[3]! | CELLS[8]! | CELLS[9]! | CELLS[10]! | CELLS[11]!) !== 0 ||
    (CELLS[18]! | CELLS[19]! | CELLS[24]! | CELLS[25]! | CELLS[26]! | CELLS[27]!) !== 0
  ) {
    return false
  }
  const bishops = CELLS[6]! | CELLS[7]! | CELLS[22]! | CELLS[23]!
  const knightsLo = CELLS[4]! | CELLS[20]!
  const knightsHi = CELLS[5]! | CELLS[21]!
  if ((knightsLo | knightsHi) === 0) return (bishops & DARK) === 0 || (bishops & ~DARK) === 0
  const single = ((knightsLo & (knightsLo - 1)) | (knightsHi & (knightsHi - 1))) === 0
  return bishops === 0 && single && (knightsLo === 0 || knightsHi === 0)
}

/** Plies without capture or pawn move that end a game. */
const QUIET_PLIES = 100

/** How often the position on the table occurred before, in the last `plies`. */
function countEarlierOccurrences(plies: number): number {
  const board = CELLS.slice(BOARD, HISTORY)
  const state = [sideToMove(), castlingRights(), epSquare()]
  const moves: Move[] = []
  let equal = 0
  while (moves.length < plies) {
    moves.push(lastMove())
    unmake()
    const same = sideToMove() === state[0] && castlingRights() === state[1] && epSquare() === state[2]
    if (same && board.every((piece, square) => piece === CELLS[BOARD + square])) equal++
  }
  for (const move of moves.reverse()) {
    if (move === NULL_MOVE) pass()
    else make(move)
  }
  return equal
}

/**
 * Whether the position has occurred for the third time since it was set up: same pieces, same side to move,
 * same castling rights and en-passant captures. Hashes find repetitions; comparing the boards confirms them,
 * so that a constructed hash collision can't draw a game.
 */
export function isRepetition(position: Position): boolean {
  loadPosition(position)
  return isThirdOccurrence()
}

function isThirdOccurrence(): boolean {
  const reach = Math.min(halfmoves(), pliesMade())
  if (reach < 8) return false
  const lo = hashHalf(0)
  const hi = hashHalf(1)
  let equal = 0
  for (let ago = 4; ago <= reach; ago += 2) {
    if (hashHalf(0, ago) === lo && hashHalf(1, ago) === hi) equal++
  }
  return equal >= 2 && countEarlierOccurrences(reach) >= 2
}

/** The outcome on the table, given whether the side to move is in `check` or `stuck` (has no legal move). */
export function decideOutcome({ check, stuck }: { check: boolean; stuck: boolean }): Outcome | null {
  if (stuck && check) return { kind: 'checkmate', winner: sideToMove() === 0 ? 'black' : 'white' }
  if (stuck) return { kind: 'stalemate' }
  if (hasTooLittleMaterial()) return { kind: 'insufficient_material' }
  if (isThirdOccurrence()) return { kind: 'repetition' }
  return halfmoves() >= QUIET_PLIES ? { kind: 'fifty_moves' } : null
}

/** How the game ended on the board, or null. Sees repetition only since the position was set up. */
export function findOutcome(position: Position): Outcome | null {
  loadPosition(position)
  return decideOutcome({ check: inCheck(), stuck: !canMove() })
}
