import { make, unmake } from './makeMove.ts'
import { MOST_LISTS, MOVES, writeLegalMoves } from './moves.ts'
import { lay, type Position } from './table.ts'

// Names of our own, see table.ts.
const moves = MOVES
const makeOnTable = make
const unmakeOnTable = unmake
const list = writeLegalMoves

/**
 * Counts the lines of legal moves of that many plies, each of them played to its end. Proves a move generator:
 * the numbers of many positions are published.
 */
export function perft(position: Position, depthPlies: number): number {
  begin(position, depthPlies)
  return depthPlies <= 0 ? 1 : countMade(depthPlies, 0)
}

/** The same count, where the moves of the last ply are counted, not made. */
export function perftBulk(position: Position, depthPlies: number): number {
  begin(position, depthPlies)
  return depthPlies <= 0 ? 1 : countBulk(depthPlies, 0)
}

function begin(position: Position, depthPlies: number): void {
  if (depthPlies > MOST_LISTS) throw new RangeError(`perft goes ${MOST_LISTS} plies deep at most`)
  lay(position)
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
