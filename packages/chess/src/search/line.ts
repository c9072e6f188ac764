import { castledKing, castledRook, isChess960 } from '../castling.ts'
import { make } from '../makeMove.ts'
import { CASTLING, EN_PASSANT, type Move, PROMOTION } from '../move.ts'
import { BOARD, CELLS, kingOf } from '../table.ts'
import { fullnessOnTable, placementOnTable } from './evaluate.ts'
import { FULLNESS, WORTH } from './placement.ts'

// The line that the search stands in: for each ply from the root what the pieces' places add up to.

/** The search looks no further than this from the root, captures included. */
export const MOST_SEARCH_PLIES = 60

/** Packed worth of all placements, and how full the board is, by ply. */
export const PLACEMENT: Int32Array = /* @__PURE__ */ new Int32Array(MOST_SEARCH_PLIES + 4)
export const FULL: Int32Array = /* @__PURE__ */ new Int32Array(MOST_SEARCH_PLIES + 4)

// Names of our own, see table.ts.
const cells = CELLS
const board = BOARD
const worth = WORTH
const fullness = FULLNESS
const placements = PLACEMENT
const fulls = FULL
const makeOnTable = make

/** Takes the position on the table as the root. */
export function beginLine(): void {
  placements[0] = placementOnTable()
  fulls[0] = fullnessOnTable()
}

/** Makes a legal move on the table, `ply` being how far from the root it is made. `unmake` takes it back. */
export function advance(move: Move, ply: number): void {
  const from = move & 63
  const to = (move >> 6) & 63
  const piece = cells[board + from]! & 15
  const captured = cells[board + to]! & 15
  let placement = placements[ply]! + worth[(piece << 6) + to]! - worth[(piece << 6) + from]!
  let full = fulls[ply]!
  if (captured !== 0) {
    placement -= worth[(captured << 6) + to]!
    full -= fullness[captured]!
  }
  const kind = move >> 12
  if (kind > 1) {
    placement += restOf(kind, piece, to)
    if (kind >= PROMOTION) full += fullness[2 + (kind & 3)]!
    // Castling in Chess960 only seems to capture the rook.
    else if (captured !== 0) full += fullness[captured]!
  }
  placements[ply + 1] = placement
  fulls[ply + 1] = full
  makeOnTable(move)
}

/** What a castling's rook, a pawn captured in passing, a promotion changes beside the piece that moves. */
function restOf(kind: number, piece: number, to: number): number {
  const color = piece & 8
  if (kind === EN_PASSANT) return -worth[((1 + (color ^ 8)) << 6) + (to ^ 8)]!
  if (kind === CASTLING && isChess960()) return restOfChess960(piece, to)
  if (kind === CASTLING) {
    const rook = (4 + color) << 6
    return (to & 7) === 6
      ? worth[rook + to - 1]! - worth[rook + to + 1]!
      : worth[rook + to + 1]! - worth[rook + to - 2]!
  }
  return worth[((2 + (kind & 3) + color) << 6) + to]! - worth[(piece << 6) + to]!
}

/** What moves king and rook from the rook's square, where the king seems to capture it, to where they castle. */
function restOfChess960(king: number, rookFrom: number): number {
  const rook = cells[board + rookFrom]! & 15
  const kingFrom = kingOf(king >> 3)
  return (
    worth[(king << 6) + castledKing(kingFrom, rookFrom)]! -
    worth[(king << 6) + rookFrom]! +
    worth[(rook << 6) + castledRook(kingFrom, rookFrom)]!
  )
}
