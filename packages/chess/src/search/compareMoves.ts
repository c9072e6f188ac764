import { inCheck } from '../checks.ts'
import type { Game } from '../game.ts'
import { unmake } from '../makeMove.ts'
import type { Move } from '../move.ts'
import { writeLegalMoves } from '../moves.ts'
import { loadPosition, MAX_PLIES, pliesMade } from '../table.ts'
import { advance, beginLine, MOST_SEARCH_PLIES } from './line.ts'
import { lineFrom } from './negamax.ts'
import { forgetOrder, nextMove, rankMoves } from './order.ts'
import { beginRun, CHECKED_PLIES, NODES, RUN, STOPPED, type StopLimits } from './run.ts'
import { INFINITE, MATE_BOUND, makeScore, type Score } from './score.ts'
import { selectiveSearch } from './selective.ts'

/** The best move and the one that was played, from one search to one depth, so that neither saw more than the other. */
export type Comparison = {
  best: Move
  /** What the best is worth to the side to move, and the line that follows, the move first. */
  bestScore: Score
  line: readonly Move[]
  /** What the move played is worth, at most as much as the best; null where none was given. */
  playedScore: Score | null
  depthPlies: number
  nodes: number
}

export type CompareLimits = StopLimits & { depthPlies: number }

type Value = { move: Move; value: number; pv: readonly Move[] }
type Iteration = { best: Value; played: Value | null; depthPlies: number }

/** How far a score is thought to be from the one a ply before. */
const FIRST_WINDOW = 30

/**
 * Compares the best move with the one played by a selective search, which knows what earlier ones left in the table of
 * positions. Null where the limits stopped it before a single ply, or there is no move.
 */
export function compareMoves(game: Game, played: Move | null, limits: CompareLimits): Comparison | null {
  loadPosition(game.position)
  const rootPly = pliesMade()
  if (rootPly + MOST_SEARCH_PLIES >= MAX_PLIES) throw new RangeError('more moves than any game has')
  forgetOrder()
  beginLine()
  try {
    beginRun(limits)
    loadPosition(game.position)
    const last = deepen(played, limits)
    return last && makeComparison(last)
  } finally {
    // A clock or a signal that throws leaves the search in the middle of a line.
    loadPosition(game.position)
    while (pliesMade() > rootPly) unmake()
  }
}

function makeComparison({ best, played, depthPlies }: Iteration): Comparison {
  return {
    best: best.move,
    bestScore: makeScore(best.value),
    line: best.pv,
    playedScore: played && makeScore(Math.min(played.value, best.value)),
    depthPlies,
    nodes: RUN[NODES]!,
  }
}

/** Depth by depth; the last one that was searched whole. */
function deepen(playedMove: Move | null, { depthPlies: mostPlies }: CompareLimits): Iteration | null {
  let last: Iteration | null = null
  const moves = listRoot()
  if (moves.length === 0) return null
  for (let depthPlies = 1; depthPlies <= mostPlies; depthPlies++) {
    RUN[CHECKED_PLIES] = 2 * depthPlies
    const best = aspire(last?.best, (alpha, beta) => searchRootMoves(moves, depthPlies, alpha, beta))
    if (best === null) return last
    moves.splice(moves.indexOf(best.move), 1)
    moves.unshift(best.move)
    const played: Value | null =
      playedMove === null || playedMove === best.move ? best : searchPlayed(playedMove, depthPlies, last)
    if (played === null) return last
    last = { best, played: playedMove === null ? null : played, depthPlies }
    // Two mates that were seen stay what they are.
    if (Math.abs(best.value) > MATE_BOUND && Math.abs(played.value) > MATE_BOUND) break
  }
  return last
}

function searchPlayed(move: Move, depthPlies: number, last: Iteration | null): Value | null {
  const before = last?.played ?? undefined
  return aspire(before, (alpha, beta) => searchMove(move, depthPlies, alpha, beta))
}

function listRoot(): Move[] {
  const end = writeLegalMoves(0)
  rankMoves(0, end, 0, 0)
  return Array.from({ length: end }, (_, at) => nextMove(at, end))
}

/** Searches with a narrow window around what was found before, and wider ones while the score lies outside. */
function aspire(
  before: Value | undefined,
  search: (alpha: number, beta: number) => Value | null,
): Value | null {
  const isOpen = before === undefined || Math.abs(before.value) > MATE_BOUND
  let below = isOpen ? 2 * INFINITE : FIRST_WINDOW
  let above = below
  const middle = before?.value ?? 0
  for (;;) {
    const alpha = Math.max(middle - below, -INFINITE)
    const beta = Math.min(middle + above, INFINITE)
    const found = search(alpha, beta)
    if (found === null) return null
    if (found.value <= alpha && alpha > -INFINITE) below *= 4
    else if (found.value >= beta && beta < INFINITE) above *= 4
    else return found
  }
}

/** The best move within the window; where none is in it, the value is a bound. Null if stopped. */
function searchRootMoves(
  moves: readonly Move[],
  depthPlies: number,
  alpha: number,
  beta: number,
): Value | null {
  let best: Value | null = null
  for (const move of moves) {
    const floor: number = Math.max(alpha, best?.value ?? alpha)
    let found: Value | null = best === null ? null : searchMove(move, depthPlies, floor, floor + 1)
    if (best === null || (found !== null && found.value > floor))
      found = searchMove(move, depthPlies, floor, beta)
    if (found === null) return null
    if (best === null || found.value > best.value) best = found
    if (best.value >= beta) return best
  }
  return best
}

function searchMove(move: Move, depthPlies: number, alpha: number, beta: number): Value | null {
  advance(move, 0)
  const check = inCheck()
  const next = check ? depthPlies : depthPlies - 1
  const value = 0 - selectiveSearch(next, 0 - beta, 0 - alpha, 1, 0, check, true)
  unmake()
  return RUN[STOPPED] !== 0 ? null : { move, value, pv: [move, ...lineFrom(1)] }
}
