import { exchangeWorth, wins } from './exchange'
import { captureAt, counterMove, followAt, historyOf, quietAt } from './history'
import { EN_PASSANT, fromOf, isCapture, isPromotion, isQuiet, kindOf, promotedType, toOf } from './move'
import { PAWN, QUEEN, typeOf } from './pieces'
import { killerAt, movedAt, secondKillerAt } from './plies'
import { pieceAt, side } from './position'

// Scores the moves of a list, and takes them from it best first.

const FIRST: i32 = 1 << 30
const GOOD_CAPTURE: i32 = 1 << 28
const KILLER: i32 = 1 << 27
const BAD_CAPTURE: i32 = -(1 << 28)

// @inline
export function movedBy(move: i32): i32 {
  return (pieceAt(fromOf(move)) << 6) | toOf(move)
}

// @inline
export function capturedBy(move: i32): i32 {
  return kindOf(move) === EN_PASSANT ? PAWN : typeOf(pieceAt(toOf(move)))
}

/** What the histories say about a quiet move. */
// @inline
export function quietHistory(move: i32, ply: i32): i32 {
  const moved = movedBy(move)
  return (
    historyOf(quietAt(side, move)) +
    historyOf(followAt(movedAt(ply - 1), moved)) +
    historyOf(followAt(movedAt(ply - 2), moved))
  )
}

// @inline
export function captureHistory(move: i32): i32 {
  return historyOf(captureAt(movedBy(move), capturedBy(move)))
}

// @inline
function scoreCapture(move: i32): i32 {
  const gain = exchangeWorth(capturedBy(move)) * 16 + captureHistory(move) / 4
  if (isPromotion(move))
    return promotedType(move) === QUEEN ? GOOD_CAPTURE + gain + 20_000 : BAD_CAPTURE + gain
  return (wins(move, 0) ? GOOD_CAPTURE : BAD_CAPTURE) + gain
}

export function scoreMoves(list: usize, count: i32, best: i32, ply: i32): void {
  const killer = killerAt(ply)
  const second = secondKillerAt(ply)
  const counter = counterMove(movedAt(ply - 1))
  const end = list + ((<usize>count) << 3)
  for (let at = list; at < end; at += 8) {
    const move = load<i32>(at)
    let score: i32
    if (move === best) score = FIRST
    else if (!isQuiet(move)) score = scoreCapture(move)
    else if (move === killer) score = KILLER
    else if (move === second) score = KILLER - 1
    else if (move === counter) score = KILLER - 2
    else score = quietHistory(move, ply)
    store<i32>(at, score, 4)
  }
}

/** For quiescence: captures by what they take, then quiet moves. */
export function scoreForcing(list: usize, count: i32, best: i32, ply: i32): void {
  const end = list + ((<usize>count) << 3)
  for (let at = list; at < end; at += 8) {
    const move = load<i32>(at)
    let score: i32
    if (move === best) score = FIRST
    else if (isCapture(move))
      score = GOOD_CAPTURE + exchangeWorth(capturedBy(move)) * 16 + captureHistory(move) / 4
    else if (isPromotion(move)) score = GOOD_CAPTURE
    else score = quietHistory(move, ply)
    store<i32>(at, score, 4)
  }
}

/** Brings the best of the moves from `next` on to that place, and returns it. */
export function takeBest(list: usize, next: i32, count: i32): i32 {
  const here = list + ((<usize>next) << 3)
  const end = list + ((<usize>count) << 3)
  let best = here
  let most = load<i32>(here, 4)
  for (let at = here + 8; at < end; at += 8) {
    const score = load<i32>(at, 4)
    if (score > most) {
      most = score
      best = at
    }
  }
  const entry = load<u64>(best)
  store<u64>(best, load<u64>(here))
  store<u64>(here, entry)
  return load<i32>(here)
}

/** Whether the move at this place of the list is a capture that loses material. */
// @inline
export function isBadCapture(list: usize, index: i32): bool {
  return load<i32>(list + ((<usize>index) << 3), 4) < BAD_CAPTURE / 2
}
