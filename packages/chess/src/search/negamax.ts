import { inCheck } from '../checks.ts'
import { canMove } from '../legalMoves.ts'
import { unmake } from '../makeMove.ts'
import { EN_PASSANT, type Move } from '../move.ts'
import { writeCaptures, writeLegalMoves } from '../moves.ts'
import { isTooLittle } from '../outcome.ts'
import { BOARD, CELLS, HALFMOVES_SHIFT, TOP, TRAIL, TRAIL_STEP } from '../table.ts'
import { evaluate } from './evaluate.ts'
import { advance, FULL, MOST_SEARCH_PLIES, PLACEMENT } from './line.ts'
import { isQuiet, losesMaterial, nextMove, rankCaptures, rankMoves, rewardQuiet } from './order.ts'
import { ROLE_WORTH } from './placement.ts'
import { countNode, RUN, STOPPED } from './run.ts'
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

// The search itself: negamax with alpha and beta, first move with the whole window and the others with none
// (principal variation search), then captures until the position is quiet. Nothing here can make it overlook a mate
// within its depth: what is left out at the last ply gives no check. Scores are turned round as `0 - score`, since
// `-score` of 0 is no integer.

// Names of our own, see table.ts.
const cells = CELLS
const board = BOARD
const worth = ROLE_WORTH
const top = TOP
const run = RUN
const placements = PLACEMENT
const fulls = FULL
const list = writeLegalMoves
const listCaptures = writeCaptures
const makeAt = advance
const takeBack = unmake
const isCheck = inCheck
const judge = evaluate
const count = countNode
const pickNext = nextMove
const rank = rankMoves
const quiet = isQuiet

// Parts of the search. Each can be taken out to measure what it earns.
const withTable: boolean = true
const withWindows: boolean = true
const withFutility: boolean = true
const withHopeless: boolean = true

/** A quiet move at the last ply can better the position by about this much. */
const FUTILITY_MARGIN = 150
/** What a capture can better the position by, beside the piece it takes. */
const HOPE_MARGIN = 200
const mostPlies = MOST_SEARCH_PLIES
const mated = MATED
const mateBound = MATE_BOUND

/** Best lines, a row for each ply: `ply * ROW`. A row's length stands in `lineEnds`. */
const ROW = MOST_SEARCH_PLIES + 4
const lines = /* @__PURE__ */ new Int32Array(ROW * ROW)
const lineEnds = /* @__PURE__ */ new Int32Array(ROW)

/** The best line of the last search with an open window from this ply on. */
export function lineFrom(ply: number): Move[] {
  return Array.from(lines.subarray(ply * ROW, lineEnds[ply]))
}

function extendLine(ply: number, move: Move): void {
  const row = ply * ROW
  const next = row + ROW
  const length = lineEnds[ply + 1]! - next
  lines[row] = move
  for (let at = 0; at < length; at++) lines[row + 1 + at] = lines[next + at]!
  lineEnds[ply] = row + 1 + length
}

/**
 * The score of the position on the table for the side to move, by a search of that many plies. Lists of moves are
 * written from `start` on.
 */
export function negamax(depth: number, alpha: number, beta: number, ply: number, start: number): number {
  lineEnds[ply] = ply * ROW
  if (isDrawn(ply)) return 0
  if (depth <= 0 || ply >= mostPlies) return quiesce(alpha, beta, ply, start)
  if (!count()) return 0
  const entry = withTable ? findEntry() : -1
  if (entry >= 0 && beta - alpha === 1 && entryDepth(entry) >= depth) {
    const score = fromTable(entryScore(entry), ply)
    const bound = entryBound(entry)
    if (bound === EXACT || (bound === AT_LEAST ? score >= beta : score <= alpha)) return score
  }
  const check = isCheck()
  const end = list(start)
  if (end === start) return check ? mated + ply : 0
  rank(start, end, entry >= 0 ? entryMove(entry) : 0, ply)
  return searchMoves(depth, alpha, beta, ply, start, end, check)
}

function searchMoves(
  depth: number,
  alpha: number,
  beta: number,
  ply: number,
  start: number,
  end: number,
  check: boolean,
): number {
  const floor = alpha
  let best = -INFINITE
  let bestMove = 0
  const hope =
    withFutility && depth === 1 && !check ? judge(placements[ply]!, fulls[ply]!) + FUTILITY_MARGIN : INFINITE
  for (let at = start; at < end; at++) {
    const move = pickNext(at, end)
    const calm = quiet(move)
    makeAt(move, ply)
    if (calm && hope <= alpha && alpha > -mateBound && !isCheck()) {
      takeBack()
      if (hope > best) best = hope
      continue
    }
    let score: number
    if (withWindows && at > start && beta - alpha > 1) {
      score = 0 - negamax(depth - 1, -1 - alpha, 0 - alpha, ply + 1, end)
      if (score > alpha && score < beta) score = 0 - negamax(depth - 1, 0 - beta, 0 - alpha, ply + 1, end)
    } else score = 0 - negamax(depth - 1, 0 - beta, 0 - alpha, ply + 1, end)
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
    extendLine(ply, move)
  }
  if (withTable) {
    const bound = best >= beta ? AT_LEAST : best > floor ? EXACT : AT_MOST
    storeEntry(bestMove, depth, bound, toTable(best, ply))
  }
  return best
}

/** Captures and promotions until there are none that pay, and all moves out of check. */
function quiesce(alpha: number, beta: number, ply: number, start: number): number {
  if (!count()) return 0
  const check = isCheck()
  let best = mated + ply
  let standing = 0
  if (!check || ply >= mostPlies) {
    best = judge(placements[ply]!, fulls[ply]!)
    if (best >= beta || ply >= mostPlies) return best
    if (best > alpha) alpha = best
    standing = best
  }
  const end = check ? list(start) : listCaptures(start)
  if (check) rank(start, end, 0, ply)
  else rankCaptures(start, end)
  for (let at = start; at < end; at++) {
    const move = pickNext(at, end)
    if (!check && losesMaterial(at)) break
    if (withHopeless && !check && best > -mateBound) {
      const hope = standing + worth[cells[board + ((move >> 6) & 63)]! & 7]! + HOPE_MARGIN
      if (hope <= alpha && move >> 12 < EN_PASSANT) {
        if (hope > best) best = hope
        continue
      }
    }
    makeAt(move, ply)
    const score = 0 - quiesce(0 - beta, 0 - alpha, ply + 1, end)
    takeBack()
    if (run[STOPPED] !== 0) return 0
    if (score <= best) continue
    best = score
    if (score > alpha) alpha = score
    if (score >= beta) break
  }
  return best
}

/** Mates are counted from the root; in the table from the position. */
function fromTable(score: number, ply: number): number {
  return score > mateBound ? score - ply : score < -mateBound ? score + ply : score
}

function toTable(score: number, ply: number): number {
  return score > mateBound ? score + ply : score < -mateBound ? score - ply : score
}

/**
 * Whether the game is drawn here: too little material, fifty moves, or the position stood there before: once since the
 * root, twice in the game.
 */
function isDrawn(ply: number): boolean {
  const at = cells[top]!
  const halfmoves = cells[at + 2]! >> HALFMOVES_SHIFT
  if (fulls[ply]! < 3 && isTooLittle()) return true
  if (halfmoves < 4) return false
  if (halfmoves >= 100 && !(isCheck() && !canMove())) return true
  const lo = cells[at]!
  const hi = cells[at + 1]!
  const oldest = Math.max(at - halfmoves * TRAIL_STEP, TRAIL)
  let equal = 0
  for (let entry = at - 4 * TRAIL_STEP; entry >= oldest; entry -= 2 * TRAIL_STEP) {
    if (cells[entry] !== lo || cells[entry + 1] !== hi) continue
    equal++
    if (equal === 2 || at - entry <= ply * TRAIL_STEP) return true
  }
  return false
}
