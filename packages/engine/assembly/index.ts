import { fillBitboards } from './bitboards'
import { clearCorrections } from './corrections'
import { nodes as countedNodes, deepest, resetCounters } from './counters'
import { clearHistory } from './history'
import { plyList } from './layout'
import { ALL, isLegal as isLegalMove, writeMoves } from './moves'
import { perft as countLines } from './perft'
import { fillWorth } from './placement'
import { clearPlies } from './plies'
import { fillKeys } from './position'
import { fillReductions } from './reductions'
import { listRootMoves, rootAt } from './rootMoves'
import { ageTable, clearTable, resizeTable } from './table'

// What the engine's callers use. Squares, pieces and moves are those of `pieces` and `move`.

export { evaluate } from './evaluate'
export { networkAddress, networkBytes, useNetwork } from './network'
export { clearPosition, play, putPiece, setCastlingRook, setState } from './position'
export { sortRoot } from './rootMoves'
export { abandon, beginDepth, result, run, setCareful } from './search'
export { resizeTable, tableFill } from './table'

/** Fills the tables. Once, before all else. */
export function init(): void {
  fillBitboards()
  fillKeys()
  fillWorth()
  fillReductions()
  clearHistory()
  resizeTable(1)
}

/** Forgets what earlier searches have learned. */
export function forget(): void {
  clearTable()
  clearHistory()
  clearCorrections()
}

/** Begins a search of the position; returns how many moves it has. */
export function beginSearch(): i32 {
  ageTable()
  resetCounters()
  clearPlies()
  return listRootMoves()
}

/** Positions visited by the search. */
export function nodes(): f64 {
  return <f64>countedNodes
}

export function deepestPly(): i32 {
  return deepest
}

/** The address of a root move's record: its move and score (i32 each), from byte 12 on its line (u16 each, ended by 0). */
export function rootMove(index: i32): usize {
  return rootAt(index)
}

export function perft(depth: i32): f64 {
  return <f64>countLines(depth)
}

/** Writes the legal moves to `moveList`, eight bytes apart (i32), and returns how many there are. */
export function listMoves(): i32 {
  return writeMoves(plyList(0), ALL)
}

export function moveList(): usize {
  return plyList(0)
}

/** For tests: 1 for a legal move, 0 for any other number of 16 bits. */
export function isLegal(move: i32): i32 {
  return isLegalMove(move) ? 1 : 0
}
