import { MAX_PLIES, PLIES } from './layout'
import { NO_SCORE } from './score'

// What the search remembers for each ply of its line: the moved piece and its square, the evaluation, two killers.
// Six plies before the root are there, too, and stay empty.

const BEFORE: i32 = 6

// @inline
function at(ply: i32): usize {
  return PLIES + ((<usize>(ply + BEFORE)) << 5)
}

export function clearPlies(): void {
  for (let ply = -BEFORE; ply <= MAX_PLIES; ply++) {
    setMoved(ply, 0)
    setEvaluation(ply, NO_SCORE)
    clearKillers(ply)
  }
}

/** The piece that the ply's move moved, and where to: `piece << 6 | square`. 0 after a pass. */
// @inline
export function movedAt(ply: i32): i32 {
  return load<i32>(at(ply))
}

// @inline
export function setMoved(ply: i32, moved: i32): void {
  store<i32>(at(ply), moved)
}

// @inline
export function evaluationAt(ply: i32): i32 {
  return load<i32>(at(ply), 4)
}

// @inline
export function setEvaluation(ply: i32, evaluation: i32): void {
  store<i32>(at(ply), evaluation, 4)
}

// @inline
export function killerAt(ply: i32): i32 {
  return load<i32>(at(ply), 8)
}

// @inline
export function secondKillerAt(ply: i32): i32 {
  return load<i32>(at(ply), 12)
}

export function addKiller(ply: i32, move: i32): void {
  if (killerAt(ply) === move) return
  store<i32>(at(ply), killerAt(ply), 12)
  store<i32>(at(ply), move, 8)
}

// @inline
export function clearKillers(ply: i32): void {
  store<i64>(at(ply), 0, 8)
}
