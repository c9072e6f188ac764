import { Frame } from './frame'
import { captureAt, quietAt, reward, rewardFollow, setCounterMove } from './history'
import { TRIED } from './layout'
import { isQuiet } from './move'
import { capturedBy, movedBy } from './order'
import { addKiller, movedAt } from './plies'
import { lastMove, side } from './position'

// The quiet moves and captures that a node has tried (u16), and what the histories learn from them.

/** Of each kind, for each frame. */
const TRIED_MOST: i32 = 64

// @inline
function triedAt(top: i32, index: i32, isQuietMove: bool): usize {
  return TRIED + ((<usize>top) << 8) + (isQuietMove ? 0 : 128) + ((<usize>index) << 1)
}

/** `top`: the frame's index. */
export function noteTried(frame: Frame, top: i32, move: i32): void {
  if (isQuiet(move)) {
    if (frame.quiets < TRIED_MOST) store<u16>(triedAt(top, frame.quiets++, true), <u16>move)
  } else if (frame.captures < TRIED_MOST) store<u16>(triedAt(top, frame.captures++, false), <u16>move)
}

/** Rewards the move that caused a cutoff in the histories, and lowers those tried before it. `top`: the frame's index. */
export function rewardCutoff(frame: Frame, top: i32, best: i32): void {
  const ply = frame.ply
  const depth = frame.depth
  const bonus = 150 * depth - 60 > 1700 ? 1700 : 150 * depth - 60
  if (isQuiet(best)) {
    addKiller(ply, best)
    if (movedAt(ply - 1) !== 0) setCounterMove(movedAt(ply - 1), best)
    rewardQuiet(ply, best, bonus)
    for (let index = 0; index < frame.quiets; index++)
      rewardQuiet(ply, <i32>load<u16>(triedAt(top, index, true)), -bonus)
  } else reward(captureAt(movedBy(best), capturedBy(best)), bonus)
  for (let index = 0; index < frame.captures; index++) {
    const move = <i32>load<u16>(triedAt(top, index, false))
    reward(captureAt(movedBy(move), capturedBy(move)), -bonus)
  }
}

/** Rewards the quiet move that led here, since no answer to it reached alpha. */
export function rewardBefore(frame: Frame): void {
  const ply = frame.ply
  const move = lastMove()
  if (ply === 0 || move === 0 || !isQuiet(move)) return
  const depth = frame.depth
  const bonus = 100 * depth - 60 > 1000 ? 1000 : 100 * depth - 60
  const moved = movedAt(ply - 1)
  reward(quietAt(side ^ 1, move), bonus)
  if (movedAt(ply - 2) !== 0) rewardFollow(movedAt(ply - 2), moved, bonus)
  if (movedAt(ply - 3) !== 0) rewardFollow(movedAt(ply - 3), moved, bonus)
}

function rewardQuiet(ply: i32, move: i32, bonus: i32): void {
  const moved = movedBy(move)
  reward(quietAt(side, move), bonus)
  if (movedAt(ply - 1) !== 0) rewardFollow(movedAt(ply - 1), moved, bonus)
  if (movedAt(ply - 2) !== 0) rewardFollow(movedAt(ply - 2), moved, bonus)
}
