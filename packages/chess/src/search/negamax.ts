import { inCheck } from '../checks.ts'
import { canMove } from '../legalMoves.ts'
import { unmake } from '../makeMove.ts'
import { EN_PASSANT, type Move } from '../move.ts'
import { writeCaptures, writeLegalMoves } from '../moves.ts'
import { hasTooLittleMaterial } from '../outcome.ts'
import { BOARD, CELLS, HALFMOVES_SHIFT, HISTORY, HISTORY_STEP, TOP } from '../table.ts'
import { evaluate } from './evaluate.ts'
import { keepForcing } from './forcing.ts'
import { advance, FULL, MOST_SEARCH_PLIES, PLACEMENT } from './line.ts'
import { isQuiet, losesMaterial, nextMove, rankCaptures, rankMoves, rewardQuiet } from './order.ts'
import { ROLE_WORTH } from './placement.ts'
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

// The search itself: negamax with alpha and beta, first move with the whole window and the others with none
// (principal variation search), a move that gives check not counting as a ply since its answers are few, then captures
// until the position is quiet. Nothing here can make it overlook a mate
// within its depth: what is left out at the last ply gives no check, and what is looked at less deep are answers, again to
// the full depth if they are better than thought. Scores are turned round as `0 - score`, since
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
const forcing = keepForcing

// Parts of the search. Each can be taken out to measure what it earns.
const withTable: boolean = true
const withWindows: boolean = true
const withFutility: boolean = true
const withHopeless: boolean = true
const withChecks: boolean = true
const withReductions: boolean = true

/** A quiet move at the last ply can better the position by about this much. */
const FUTILITY_MARGIN = 150
/** What a capture can better the position by, beside the piece it takes. */
const HOPE_MARGIN = 200
/** From this move on quiet answers to the root's side are first tried a ply less deep. */
const LATE = 4
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

/** Forgets the line from this ply on. */
export function beginLineAt(ply: number): void {
  lineEnds[ply] = ply * ROW
}

export function extendLine(ply: number, move: Move): void {
  const row = ply * ROW
  const next = row + ROW
  const length = lineEnds[ply + 1]! - next
  lines[row] = move
  for (let at = 0; at < length; at++) lines[row + 1 + at] = lines[next + at]!
  lineEnds[ply] = row + 1 + length
}

/**
 * The score of the position on the table for the side to move, which is in check or not, by a search of that many
 * plies. Lists of moves are written from `start` on.
 */
export function negamax(
  depth: number,
  alpha: number,
  beta: number,
  ply: number,
  start: number,
  check: boolean,
): number {
  lineEnds[ply] = ply * ROW
  if (isDrawn(ply, check)) return 0
  if (depth <= 0 || ply >= mostPlies) return quiesce(alpha, beta, ply, start, check)
  if (!count()) return 0
  const entry = withTable ? findEntry() : -1
  if (entry >= 0 && beta - alpha === 1 && entryDepth(entry) >= depth) {
    const score = fromTable(entryScore(entry), ply)
    const bound = entryBound(entry)
    if (bound === EXACT || (bound === AT_LEAST ? score >= beta : score <= alpha)) return score
  }
  let end = list(start)
  if (end === start) return check ? mated + ply : 0
  let hope = INFINITE
  if (withFutility && depth === 1 && !check && alpha > -mateBound) {
    hope = judge(placements[ply]!, fulls[ply]!) + FUTILITY_MARGIN
    if (hope <= alpha) end = forcing(start, end)
  }
  rank(start, end, entry >= 0 ? entryMove(entry) : 0, ply)
  return searchMoves(depth, alpha, beta, ply, start, end, hope)
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
): number {
  const floor = alpha
  let best = hope <= alpha ? hope : -INFINITE
  let bestMove = 0
  for (let at = start; at < end; at++) {
    const move = pickNext(at, end)
    const calm = quiet(move)
    makeAt(move, ply)
    const check = isCheck()
    if (calm && hope <= alpha && !check) {
      takeBack()
      if (hope > best) best = hope
      continue
    }
    const next = withChecks && check && ply < run[CHECKED_PLIES]! ? depth : depth - 1
    let score = INFINITE
    if (calm && !check && depth > 1 && (ply & 1) === 1 && at - start >= LATE && alpha > -mateBound) {
      if (withReductions) score = 0 - negamax(next - 1, -1 - alpha, 0 - alpha, ply + 1, end, check)
    }
    if (score > alpha && withWindows && at > start && beta - alpha > 1) {
      score = 0 - negamax(next, -1 - alpha, 0 - alpha, ply + 1, end, check)
      if (score > alpha && score < beta) score = 0 - negamax(next, 0 - beta, 0 - alpha, ply + 1, end, check)
    } else if (score > alpha) score = 0 - negamax(next, 0 - beta, 0 - alpha, ply + 1, end, check)
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
export function quiesce(alpha: number, beta: number, ply: number, start: number, check: boolean): number {
  if (!count()) return 0
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
    const score = 0 - quiesce(0 - beta, 0 - alpha, ply + 1, end, isCheck())
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
export function fromTable(score: number, ply: number): number {
  return score > mateBound ? score - ply : score < -mateBound ? score + ply : score
}

export function toTable(score: number, ply: number): number {
  return score > mateBound ? score + ply : score < -mateBound ? score - ply : score
}

/**
 * Whether the game is drawn here: too little material, fifty moves, or the position stood there before: once since the
 * root, twice in the game.
 */
export function isDrawn(ply: number, check: boolean): boolean {
  const at = cells[top]!
  const halfmoves = cells[at + 2]! >> HALFMOVES_SHIFT
  if (fulls[ply]! < 3 && hasTooLittleMaterial()) return true
  if (halfmoves < 4) return false
  if (halfmoves >= 100 && !(check && !canMove())) return true
  const lo = cells[at]!
  const hi = cells[at + 1]!
  const oldest = Math.max(at - halfmoves * HISTORY_STEP, HISTORY)
  let equal = 0
  for (let entry = at - 4 * HISTORY_STEP; entry >= oldest; entry -= 2 * HISTORY_STEP) {
    if (cells[entry] !== lo || cells[entry + 1] !== hi) continue
    equal++
    if (equal === 2 || at - entry <= ply * HISTORY_STEP) return true
  }
  return false
}
