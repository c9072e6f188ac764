import { inCheck } from '../checks.ts'
import { pass, unmake } from '../makeMove.ts'
import { writeLegalMoves } from '../moves.ts'
import { CELLS, sideToMove } from '../table.ts'
import { evaluate } from './evaluate.ts'
import { keepForcing } from './forcing.ts'
import { advance, FULL, MOST_SEARCH_PLIES, PLACEMENT } from './line.ts'
import { beginLineAt, extendLine, fromTable, isDrawn, quiesce, toTable } from './negamax.ts'
import { isQuiet, isUrgent, losesMaterial, nextMove, rankMoves, rewardQuiet } from './order.ts'
import { CHECKED_PLIES, countNode, RUN, STOPPED } from './run.ts'
import { INFINITE, MATE_BOUND, MATED } from './score.ts'
import {
  AT_LEAST,
  AT_MOST,
  EXACT,
  entryBound,
  entryDepth,
  entryMove,
  entryScore,
  findEntry,
  storeEntry,
} from './transpositions.ts'

// The search of the nightly look at fair play: twice as deep as `negamax` in the same time. A side that stands well enough
// even if it passes is not asked for its move, late moves are searched less deep, and near the end of a line quiet moves
// that can't help are left out.

// Names of our own, see table.ts.
const cells = CELLS
const run = RUN
const placements = PLACEMENT
const fulls = FULL
const list = writeLegalMoves
const makeAt = advance
const takeBack = unmake
const isCheck = inCheck
const count = countNode
const pickNext = nextMove
const rank = rankMoves
const quiet = isQuiet
const urgent = isUrgent
const losing = losesMaterial
const forcing = keepForcing
const beginAt = beginLineAt
const extend = extendLine
const drawn = isDrawn
const mostPlies = MOST_SEARCH_PLIES
const mated = MATED
const mateBound = MATE_BOUND

// Parts of the search. Each can be taken out to measure what it earns.
const withPassing: boolean = true
const withStanding: boolean = true
const withFutility: boolean = true
const withFewMoves: boolean = true
const withReductions: boolean = true
const withUnknown: boolean = true

/** A side that stands this much too well for each ply left is not asked. */
const STANDING_MARGIN = 90
const STANDING_PLIES = 4
/** What a quiet move can better the position by, with that many plies left. */
const FUTILITY_MARGIN = /* @__PURE__ */ Int32Array.of(0, 150, 250, 400)
const FUTILITY_PLIES = 3
/** How many moves are looked at with that many plies left, where they are quiet and no checks. */
const FEW_MOVES = /* @__PURE__ */ Int32Array.of(0, 7, 11, 18)
const PASSING_PLIES = 3
/** From so many plies on a pass is believed only if a search of moves says the same. */
const VERIFIED_PLIES = 8
/** Where no move is remembered, a ply less is enough to find one. */
const UNKNOWN_PLIES = 4
const REDUCED_PLIES = 3
const LATE = 3

/** `depth << 6 | number of the move`: by how much it is looked at less deep. */
const reductions: Int32Array = /* @__PURE__ */ Int32Array.from({ length: 64 * 64 }, (_, at) =>
  Math.floor(0.3 + (Math.log((at >> 6) + 1) * Math.log((at & 63) + 1)) / 2.3),
)

/** As `negamax`; whether the side to move may pass. */
export function selectiveSearch(
  depth: number,
  alpha: number,
  beta: number,
  ply: number,
  start: number,
  check: boolean,
  mayPass: boolean,
): number {
  beginAt(ply)
  if (drawn(ply, check)) return 0
  if (depth <= 0 || ply >= mostPlies) return quiesce(alpha, beta, ply, start, check)
  if (!count()) return 0
  const narrow = beta - alpha === 1
  const entry = findEntry()
  if (entry >= 0 && narrow && entryDepth(entry) >= depth) {
    const score = fromTable(entryScore(entry), ply)
    const bound = entryBound(entry)
    if (bound === EXACT || (bound === AT_LEAST ? score >= beta : score <= alpha)) return score
  }
  const remembered = entry >= 0 ? entryMove(entry) : 0
  const standing = check ? -INFINITE : evaluate(placements[ply]!, fulls[ply]!)
  if (narrow && !check && standing >= beta && beta > -mateBound && beta < mateBound) {
    if (withStanding && depth <= STANDING_PLIES && standing - STANDING_MARGIN * depth >= beta) return standing
    if (withPassing && mayPass && depth >= PASSING_PLIES && hasPieces()) {
      const score = searchPass(depth, beta, ply, start, standing)
      if (run[STOPPED] !== 0) return 0
      if (score >= beta) return score
    }
  }
  if (withUnknown && remembered === 0 && depth >= UNKNOWN_PLIES) depth--
  let end = list(start)
  if (end === start) return check ? mated + ply : 0
  let hope = INFINITE
  if (withFutility && depth <= FUTILITY_PLIES && !check && alpha > -mateBound) {
    hope = standing + FUTILITY_MARGIN[depth]!
    if (hope <= alpha) end = forcing(start, end)
  }
  rank(start, end, remembered, ply)
  return searchMoves(depth, alpha, beta, ply, start, end, hope, check)
}

/** What is left of the score where the side to move passes; below `beta` where that proves nothing. */
function searchPass(depth: number, beta: number, ply: number, start: number, standing: number): number {
  const well = (standing - beta) >> 8
  const next = depth - 3 - ((depth / 4) | 0) - (well < 2 ? well : 2)
  placements[ply + 1] = placements[ply]!
  fulls[ply + 1] = fulls[ply]!
  pass()
  const score = 0 - selectiveSearch(next, 0 - beta, 1 - beta, ply + 1, start, false, false)
  takeBack()
  if (run[STOPPED] !== 0 || score < beta) return -INFINITE
  const proven = score > mateBound ? beta : score
  if (depth < VERIFIED_PLIES) return proven
  const verified = selectiveSearch(next, beta - 1, beta, ply, start, false, false)
  return verified >= beta ? proven : -INFINITE
}

/** Whether the side to move has more than pawns and one minor piece: with less, having to move is often what loses. */
function hasPieces(): boolean {
  const us = sideToMove() << 4
  if ((cells[us + 8]! | cells[us + 9]! | cells[us + 10]! | cells[us + 11]!) !== 0) return true
  const lo = cells[us + 4]! | cells[us + 6]!
  const hi = cells[us + 5]! | cells[us + 7]!
  return (lo !== 0 && hi !== 0) || (lo & (lo - 1)) !== 0 || (hi & (hi - 1)) !== 0
}

/** Searches the moves listed. `hope` is what quiet moves can come to: where that is too little, only checks count. */
function searchMoves(
  depth: number,
  alpha: number,
  beta: number,
  ply: number,
  start: number,
  end: number,
  hope: number,
  check: boolean,
): number {
  const floor = alpha
  const narrow = beta - alpha === 1
  let best = hope <= alpha ? hope : -INFINITE
  let bestMove = 0
  for (let at = start; at < end; at++) {
    const move = pickNext(at, end)
    const calm = quiet(move)
    const late = at - start >= LATE && depth >= REDUCED_PLIES && !check && !urgent(at)
    const poor = !check && narrow && best > -mateBound && depth <= FUTILITY_PLIES
    const bad = poor && (calm ? withFewMoves && at - start >= FEW_MOVES[depth]! : losing(at) && depth < 2)
    makeAt(move, ply)
    const checks = isCheck()
    if (!checks && (bad || (calm && hope <= alpha))) {
      takeBack()
      if (hope <= alpha && hope > best) best = hope
      continue
    }
    const next = checks && ply < run[CHECKED_PLIES]! ? depth : depth - 1
    let score = INFINITE
    if (withReductions && late && !checks) {
      const less = reductions[(depth << 6) + (at - start < 63 ? at - start : 63)]! - (narrow ? 0 : 1)
      if (less > 0) score = 0 - selectiveSearch(next - less, -1 - alpha, 0 - alpha, ply + 1, end, false, true)
    }
    if (score > alpha && at > start && !narrow) {
      score = 0 - selectiveSearch(next, -1 - alpha, 0 - alpha, ply + 1, end, checks, true)
      if (score > alpha && score < beta)
        score = 0 - selectiveSearch(next, 0 - beta, 0 - alpha, ply + 1, end, checks, true)
    } else if (score > alpha)
      score = 0 - selectiveSearch(next, 0 - beta, 0 - alpha, ply + 1, end, checks, true)
    takeBack()
    if (run[STOPPED] !== 0) return 0
    if (score <= best) continue
    best = score
    if (score <= alpha) continue
    bestMove = move
    alpha = score
    if (score >= beta) {
      if (calm) rewardQuiet(move, ply, depth)
      break
    }
    extend(ply, move)
  }
  storeEntry(bestMove, depth, best >= beta ? AT_LEAST : best > floor ? EXACT : AT_MOST, toTable(best, ply))
  return best
}
