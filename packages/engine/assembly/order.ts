import { findCheckSquares, givesCheck } from './checks'
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
  return GOOD_CAPTURE + gain
}

export function scoreMoves(list: usize, count: i32, best: i32, ply: i32): void {
  const killer = killerAt(ply)
  const second = secondKillerAt(ply)
  const counter = counterMove(movedAt(ply - 1))
  const bySquares = quietAt(side, 0)
  const afterLast = followAt(movedAt(ply - 1), 0)
  const afterOwn = followAt(movedAt(ply - 2), 0)
  const end = list + ((<usize>count) << 3)
  for (let at = list; at < end; at += 8) {
    const move = load<i32>(at)
    let score: i32
    if (move === best) score = FIRST
    else if (!isQuiet(move)) score = scoreCapture(move)
    else if (move === killer) score = KILLER
    else if (move === second) score = KILLER - 1
    else if (move === counter) score = KILLER - 2
    else {
      const moved = (<usize>movedBy(move)) << 1
      score =
        historyOf(bySquares + ((<usize>(move & 4095)) << 1)) +
        historyOf(afterLast + moved) +
        historyOf(afterOwn + moved)
    }
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

/** Brings the best of the moves from `next` on to that place, and returns it. Of equal ones, the first is taken. */
export function takeBest(list: usize, next: i32, count: i32): i32 {
  const here = list + ((<usize>next) << 3)
  const most = mostOf(here, list + ((<usize>count) << 3))
  let best = here
  while (load<i32>(best, 4) !== most) best += 8
  const entry = load<u64>(best)
  store<u64>(best, load<u64>(here))
  store<u64>(here, entry)
  return <i32>entry
}

/** The highest score of a part of a list, which is not empty. */
// @inline
function mostOf(from: usize, end: usize): i32 {
  let most = load<i32>(from, 4)
  let at = from
  if (ASC_FEATURE_SIMD) {
    let mosts = i32x4.splat(most)
    for (; at + 32 <= end; at += 32)
      mosts = i32x4.max_s(mosts, v128.shuffle<i32>(v128.load(at), v128.load(at, 16), 1, 3, 5, 7))
    mosts = i32x4.max_s(mosts, v128.shuffle<i32>(mosts, mosts, 2, 3, 0, 1))
    mosts = i32x4.max_s(mosts, v128.shuffle<i32>(mosts, mosts, 1, 0, 3, 2))
    most = i32x4.extract_lane(mosts, 0)
  }
  for (; at < end; at += 8) {
    const score = load<i32>(at, 4)
    most = score > most ? score : most
  }
  return most
}

/**
 * Brings the best of the moves from `next` on to that place, and returns it. Captures are taken for good until they are the
 * best: then those that lose material go behind the quiet moves.
 */
export function takeNext(list: usize, next: i32, count: i32): i32 {
  const here = list + ((<usize>next) << 3)
  while (true) {
    const move = takeBest(list, next, count)
    const score = load<i32>(here, 4)
    if (score <= KILLER || score === FIRST || isPromotion(move) || wins(move, 0)) return move
    store<i32>(here, score - GOOD_CAPTURE + BAD_CAPTURE, 4)
  }
}

/** Takes quiet moves without check from the list, from `next` on; returns how many moves are left. */
export function dropQuiets(list: usize, next: i32, count: i32): i32 {
  const end = list + ((<usize>count) << 3)
  let to = list + ((<usize>next) << 3)
  findCheckSquares()
  for (let at = to; at < end; at += 8) {
    const move = load<i32>(at)
    if (isQuiet(move) && !givesCheck(move)) continue
    store<u64>(to, load<u64>(at))
    to += 8
  }
  return <i32>((to - list) >> 3)
}

/** Whether the move at this place of the list is a capture that loses material. */
// @inline
export function isBadCapture(list: usize, index: i32): bool {
  return load<i32>(list + ((<usize>index) << 3), 4) < BAD_CAPTURE / 2
}
