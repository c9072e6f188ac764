import { make, unmake } from './makeMove.ts'
import { MAX_LISTS, MOVES, writeLegalMoves } from './moves.ts'
import { loadPosition, type Position } from './table.ts'

// Local aliases, see table.ts.
const moves = MOVES
const makeOnTable = make
const unmakeOnTable = unmake
const list = writeLegalMoves

/**
 * Counts the lines of legal moves with that many plies, making every move. Verifies a move generator against
 * published counts for many positions.
 */
export function perft(position: Position, depthPlies: number): number {
  begin(position, depthPlies)
  return depthPlies <= 0 ? 1 : countMade(depthPlies, 0)
}

/** The same count, but without making the moves of the last ply. */
export function perftBulk(position: Position, depthPlies: number): number {
  begin(position, depthPlies)
  return depthPlies <= 0 ? 1 : countBulk(depthPlies, 0)
}

function begin(position: Position, depthPlies: number): void {
  if (depthPlies > MAX_LISTS) throw new RangeError(`perft supports at most ${MAX_LISTS} plies`)
  loadPosition(position)
}

function countMade(depthPlies: number, start: number): number {
  const end = list(start)
  let lines = 0
  for (let at = start; at < end; at++) {
    makeOnTable(moves[at]!)
    lines += depthPlies === 1 ? 1 : countMade(depthPlies - 1, end)
    unmakeOnTable()
  }
  return lines
}

function countBulk(depthPlies: number, start: number): number {
  const end = list(start)
  if (depthPlies === 1) return end - start
  let lines = 0
  for (let at = start; at < end; at++) {
    makeOnTable(moves[at]!)
    lines += countBulk(depthPlies - 1, end)
    unmakeOnTable()
  }
  return lines
}
