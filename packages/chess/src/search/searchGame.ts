import { inCheck } from '../checks.ts'
import type { Game } from '../game.ts'
import { unmake } from '../makeMove.ts'
import type { Move } from '../move.ts'
import { writeLegalMoves } from '../moves.ts'
import { loadPosition, MAX_PLIES, pliesMade } from '../table.ts'
import { evaluate } from './evaluate.ts'
import { advance, beginLine, FULL, MOST_SEARCH_PLIES, PLACEMENT } from './line.ts'
import { lineFrom, negamax } from './negamax.ts'
import { forgetOrder, nextMove, rankMoves } from './order.ts'
import { beginRun, CHECKED_PLIES, NODES, RUN, STOPPED, type StopLimits } from './run.ts'
import { INFINITE, MATED, makeScore, type Score } from './score.ts'
import { forgetPositions } from './transpositions.ts'

/**
 * `depthPlies` is at least 1, at most 40. The other limits stop the search sooner: `timeMs` by the clock `nowMs`,
 * `maxNodes`, a `signal`, all looked at every thousand nodes or so. `onIteration` is told each whole depth.
 */
export type SearchLimits = StopLimits & { depthPlies: number; onIteration?: (result: SearchResult) => void }

/**
 * The best move, null only where the side to move has none; its score for the side to move; the depth searched to the
 * end, 0 where not even one ply was; the line both sides are expected to play, from the move on.
 */
export type SearchResult = {
  move: Move | null
  score: Score
  depthPlies: number
  pv: readonly Move[]
  nodes: number
}

/** A move at the root and what it is worth: its score, or at most that where it is below the best by the margin. */
export type RootMove = { move: Move; value: number; pv: readonly Move[] }

const MOST_DEPTH_PLIES = 40

/** A move that gives check does not count as a ply, as in `negamax`. */
const withChecks: boolean = true
/** From depth to depth, each ordering the moves of the next. Can be taken out to measure what it earns. */
const withDeepening: boolean = true

/** Searches the game's position. The game is left as it was. Draws by repetition count the game's own positions. */
export function searchGame(game: Game, limits: SearchLimits): SearchResult {
  return makeResult(searchRoot(game, limits, { margin: 0, arrange: (moves) => moves }))
}

/** How the moves at the root are treated: scored exactly down to `margin` below the best; in which order first. */
export type RootOptions = { margin: number; arrange: (moves: Move[]) => Move[] }

/** All moves of the root after the last whole iteration, the best first. `verdict` is the score without a search. */
export type Searched = { moves: readonly RootMove[]; depthPlies: number; nodes: number; verdict: number }

export function searchRoot(game: Game, limits: SearchLimits, options: RootOptions): Searched {
  const depthPlies = Math.min(Math.max(Math.floor(limits.depthPlies), 1), MOST_DEPTH_PLIES)
  loadPosition(game.position)
  const rootPly = pliesMade()
  if (rootPly + MOST_SEARCH_PLIES >= MAX_PLIES) throw new RangeError('more moves than any game has')
  forgetPositions()
  forgetOrder()
  beginLine()
  try {
    beginRun(limits)
    loadPosition(game.position)
    return deepen(game, depthPlies, limits, options)
  } finally {
    // A clock or a signal that throws leaves the search in the middle of a line.
    loadPosition(game.position)
    while (pliesMade() > rootPly) unmake()
  }
}

function deepen(game: Game, depthPlies: number, limits: SearchLimits, options: RootOptions): Searched {
  const end = writeLegalMoves(0)
  const verdict = end > 0 ? evaluate(PLACEMENT[0]!, FULL[0]!) : inCheck() ? MATED : 0
  rankMoves(0, end, 0, 0)
  const first = Array.from({ length: end }, (_, at) => nextMove(at, end))
  let moves: RootMove[] = options.arrange(first).map((move) => ({ move, value: verdict, pv: [move] }))
  let done = withDeepening ? 0 : depthPlies - 1
  while (done < depthPlies && moves.length > 0) {
    const searched = searchIteration(moves, done + 1, options.margin)
    if (searched === null) break
    moves = searched
    done++
    limits.onIteration?.(makeResult({ moves, depthPlies: done, nodes: RUN[NODES]!, verdict }))
    loadPosition(game.position)
    // A mate within the depth is the shortest there is.
    if (Math.abs(moves[0]!.value) >= -MATED - done) break
  }
  return { moves, depthPlies: done, nodes: RUN[NODES]!, verdict }
}

/** One depth, whole: the moves with their new scores, the best first, others in the order they had. Null if stopped. */
function searchIteration(before: readonly RootMove[], depthPlies: number, margin: number): RootMove[] | null {
  const after: RootMove[] = []
  RUN[CHECKED_PLIES] = 2 * depthPlies
  let best = -INFINITE
  let bestAt = 0
  // Moves at the root are listed here, not in `MOVES`: the search may write there from the beginning.
  for (const { move } of before) {
    const floor = Math.max(best - margin, -INFINITE)
    advance(move, 0)
    const check = inCheck()
    const next = withChecks && check ? depthPlies : depthPlies - 1
    let value = floor
    if (floor > -INFINITE) value = 0 - negamax(next, -1 - floor, 0 - floor, 1, 0, check)
    if (value > floor || floor === -INFINITE) value = 0 - negamax(next, -INFINITE, 0 - floor, 1, 0, check)
    unmake()
    if (RUN[STOPPED] !== 0) return null
    after.push({ move, value, pv: value > floor ? [move, ...lineFrom(1)] : [move] })
    if (value > best) {
      best = value
      bestAt = after.length - 1
    }
  }
  return [after[bestAt]!, ...after.slice(0, bestAt), ...after.slice(bestAt + 1)]
}

export function makeResult({ moves, depthPlies, nodes, verdict }: Searched): SearchResult {
  const best = moves[0]
  const score = makeScore(best?.value ?? verdict)
  return { move: best?.move ?? null, score, depthPlies, pv: best?.pv ?? [], nodes }
}
