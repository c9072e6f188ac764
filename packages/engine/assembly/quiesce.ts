import { corrected } from './corrections'
import { countNode } from './counters'
import { evaluate } from './evaluate'
import { exchangeWorth, wins } from './exchange'
import { MAX_PLIES, plyList } from './layout'
import { isQuiet } from './move'
import { ALL, CAPTURES, CAPTURES_AND_CHECKS, writeMoves } from './moves'
import { capturedBy, movedBy, scoreForcing, scoreMoves, takeBest, takeNext } from './order'
import { setMoved } from './plies'
import {
  cannotMate,
  checkers,
  hasPieces,
  isRepeated,
  key,
  play,
  quietPlies,
  side,
  takeBack,
} from './position'
import { INFINITE, MATE_BOUND, matedAt, NO_SCORE } from './score'
import {
  EXACT,
  entryBound,
  entryEval,
  entryMove,
  entryScore,
  findEntry,
  LOWER,
  storeEntry,
  UPPER,
} from './table'

/** Whether searches correct evaluations by what they have learned: careful ones don't. */
let isCorrecting: bool = true

export function setCorrecting(value: bool): void {
  isCorrecting = value
}

/** A capture that can't bring the score to this much below alpha is not tried. */
const FUTILITY_MARGIN: i32 = 160

/**
 * Searches captures, promotions and answers to checks, and at the first ply (`depth` 0) checks, until the position is
 * quiet. Recursive: it can't be interrupted, but it is short.
 */
export function quiesce(alpha: i32, beta: i32, ply: i32, depth: i32): i32 {
  countNode(ply)
  if (quietPlies >= 100 || isRepeated(ply) || cannotMate()) return 0
  const checked = checkers() !== 0
  if (ply >= MAX_PLIES) return checked ? 0 : evaluate()
  const isPv = beta - alpha > 1
  const found = findEntry(key, ply)
  const tableMove = found ? entryMove : 0
  if (found && !isPv && entryBound & (entryScore >= beta ? LOWER : UPPER)) return entryScore
  let standing = NO_SCORE
  let best = -INFINITE
  let floor = -INFINITE
  if (!checked) {
    standing = found && entryEval !== NO_SCORE ? entryEval : evaluate()
    best = isCorrecting ? corrected(standing) : standing
    if (found && entryBound & (entryScore > best ? LOWER : UPPER)) best = entryScore
    if (best >= beta) {
      if (!found) storeEntry(key, ply, 0, best, standing, 0, LOWER)
      return best
    }
    if (best > alpha) alpha = best
    floor = best + FUTILITY_MARGIN
  }
  const list = plyList(ply)
  const wanted = checked ? ALL : depth === 0 ? CAPTURES_AND_CHECKS : CAPTURES
  const count = writeMoves(list, wanted)
  if (checked && count === 0) return matedAt(ply)
  if (checked) scoreMoves(list, count, tableMove, ply)
  else scoreForcing(list, count, tableMove, ply)
  let bestMove = 0
  let bound = UPPER
  for (let next = 0; next < count; next++) {
    const move = checked ? takeNext(list, next, count) : takeBest(list, next, count)
    if (best > -MATE_BOUND && hasPieces(side)) {
      if (!checked && !isQuiet(move)) {
        const most = floor + exchangeWorth(capturedBy(move))
        if (most <= alpha && move < 0x8000) {
          if (most > best) best = most
          continue
        }
      }
      // Of the ways out of a check, quiet ones matter only until one of them holds.
      if (checked && isQuiet(move) && next > 2) break
      if (!wins(move, checked ? -80 : 0)) continue
    }
    setMoved(ply, movedBy(move))
    play(move)
    const score = -quiesce(-beta, -alpha, ply + 1, depth - 1)
    takeBack()
    if (score <= best) continue
    best = score
    if (score <= alpha) continue
    bestMove = move
    if (score >= beta) {
      bound = LOWER
      break
    }
    alpha = score
    if (isPv) bound = EXACT
  }
  storeEntry(key, ply, bestMove, best, standing, 0, bound)
  return best
}
