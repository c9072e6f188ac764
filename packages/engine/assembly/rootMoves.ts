import { frameList, MAX_PLIES, ROOT } from './layout'
import { copyLine, lineAt } from './lines'
import { ALL, writeMoves } from './moves'
import { scoreMoves, takeNext } from './order'
import { key } from './position'
import { INFINITE } from './score'
import { entryMove, findEntry } from './table'

// The moves of the searched position with their scores and lines. A record of 512 bytes: the move, its score in this depth
// and the one before (i32 each), and its line (u16 each, ended by 0).

const RECORD_BYTES: usize = 512
const LINE: usize = 12

export let rootMoves: i32 = 0

// @inline
export function rootAt(index: i32): usize {
  return ROOT + <usize>index * RECORD_BYTES
}

// @inline
export function rootMoveAt(index: i32): i32 {
  return load<i32>(rootAt(index))
}

/** Lists the moves of the position, the likeliest first; returns how many there are. */
export function listRootMoves(): i32 {
  const list = frameList(0)
  rootMoves = writeMoves(list, ALL)
  scoreMoves(list, rootMoves, findEntry(key, 0) ? entryMove : 0, 0)
  for (let index = 0; index < rootMoves; index++) {
    const at = rootAt(index)
    const move = takeNext(list, index, rootMoves)
    store<i32>(at, move)
    store<i32>(at, -INFINITE, 4)
    store<i32>(at, -INFINITE, 8)
    store<u16>(at, <u16>move, LINE)
    store<u16>(at, 0, LINE + 2)
  }
  return rootMoves
}

/** Makes the scores those of the depth before. */
export function beginScores(first: i32): void {
  for (let index = first; index < rootMoves; index++) {
    const at = rootAt(index)
    store<i32>(at, load<i32>(at, 4), 8)
    store<i32>(at, -INFINITE, 4)
  }
}

/** Stores what a move is worth, with its line. A later move that failed low has no score of its own. */
export function noteScore(index: i32, score: i32): void {
  const at = rootAt(index)
  store<i32>(at, score, 4)
  copyLine(at + LINE + 2, lineAt(1), MAX_PLIES - 2)
}

/** Sorts the root moves from `first` to the last by their scores; equal ones keep their order. */
export function sortRoot(first: i32): void {
  const spare = rootAt(255)
  for (let index = first + 1; index < rootMoves; index++) {
    memory.copy(spare, rootAt(index), RECORD_BYTES)
    const score = load<i32>(spare, 4)
    const before = load<i32>(spare, 8)
    let to = index
    while (to > first) {
      const other = rootAt(to - 1)
      const otherScore = load<i32>(other, 4)
      if (otherScore > score || (otherScore === score && load<i32>(other, 8) >= before)) break
      memory.copy(rootAt(to), other, RECORD_BYTES)
      to--
    }
    memory.copy(rootAt(to), spare, RECORD_BYTES)
  }
}
