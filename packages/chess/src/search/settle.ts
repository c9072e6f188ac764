import { inCheck } from '../checks.ts'
import { unmake } from '../makeMove.ts'
import { EN_PASSANT } from '../move.ts'
import { writeCaptures, writeLegalMoves } from '../moves.ts'
import { BOARD, CELLS } from '../table.ts'
import { assess } from './assess.ts'
import { advance, FULL, MOST_SEARCH_PLIES } from './line.ts'
import { losesMaterial, nextMove, rankCaptures, rankMoves } from './order.ts'
import { ROLE_WORTH } from './placement.ts'
import { countNode, RUN, STOPPED } from './run.ts'
import { MATE_BOUND, MATED } from './score.ts'

// Names of our own, see table.ts.
const cells = CELLS
const board = BOARD
const worth = ROLE_WORTH
const run = RUN
const fulls = FULL
const list = writeLegalMoves
const listCaptures = writeCaptures
const makeAt = advance
const takeBack = unmake
const isCheck = inCheck
const judge = assess
const count = countNode
const pickNext = nextMove
const rank = rankMoves
const mostPlies = MOST_SEARCH_PLIES
const mated = MATED
const mateBound = MATE_BOUND

/** What a capture can better the position by, beside the piece it takes. */
const HOPE_MARGIN = 200

/**
 * For reviews: captures and promotions until there are none that pay, and all moves out of check. As `quiesce`, whose
 * evaluation it has not: most nodes are here, and one function that calls either would be slower for both.
 */
export function settle(alpha: number, beta: number, ply: number, start: number, check: boolean): number {
  if (!count()) return 0
  let best = mated + ply
  let standing = 0
  if (!check || ply >= mostPlies) {
    best = judge(fulls[ply]!)
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
    if (!check && best > -mateBound) {
      const hope = standing + worth[cells[board + ((move >> 6) & 63)]! & 7]! + HOPE_MARGIN
      if (hope <= alpha && move >> 12 < EN_PASSANT) {
        if (hope > best) best = hope
        continue
      }
    }
    makeAt(move, ply)
    const score = 0 - settle(0 - beta, 0 - alpha, ply + 1, end, isCheck())
    takeBack()
    if (run[STOPPED] !== 0) return 0
    if (score <= best) continue
    best = score
    if (score > alpha) alpha = score
    if (score >= beta) break
  }
  return best
}
