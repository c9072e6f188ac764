import { CORRECTIONS } from './layout'
import { partKey, side } from './position'
import { MATE_BOUND } from './score'

// By how much searches have differed from the evaluation where the pawns stood like this, or the other pieces of a color.
// The next evaluation of a position like it is corrected by that.

/** Entries for each part and side to move. */
const ENTRIES: u32 = 16_384
const CORRECTION_MOST: i32 = 1024
/** What an entry counts for each hundredth of a pawn. */
const GRAIN: i32 = 14

// @inline
function at(part: i32): usize {
  const entry = <u32>((part << 1) | side) * ENTRIES + (partKey(part) & (ENTRIES - 1))
  return CORRECTIONS + ((<usize>entry) << 1)
}

/** Whether there is anything to clear: careful searches learn nothing here. */
let hasLearned: bool = false

export function clearCorrections(): void {
  if (hasLearned) memory.fill(CORRECTIONS, 0, <usize>(3 * 2 * ENTRIES * 2))
  hasLearned = false
}

/** The evaluation of the present position, corrected. */
export function corrected(evaluation: i32): i32 {
  const pawns = <i32>load<i16>(at(0)) / GRAIN
  const score = evaluation + pawns + (<i32>load<i16>(at(1)) + <i32>load<i16>(at(2))) / GRAIN
  return score >= MATE_BOUND ? MATE_BOUND - 1 : score <= -MATE_BOUND ? 1 - MATE_BOUND : score
}

/** Learns that a search of so many plies found this much more than the corrected evaluation. */
export function learnCorrection(difference: i32, depth: i32): void {
  hasLearned = true
  const wanted = (difference * depth) / 8
  const most = CORRECTION_MOST / 4
  const bonus = wanted > most ? most : wanted < -most ? -most : wanted
  const size = bonus < 0 ? -bonus : bonus
  for (let part = 0; part < 3; part++) {
    const now = <i32>load<i16>(at(part))
    store<i16>(at(part), <i16>(now + bonus - (now * size) / CORRECTION_MOST))
  }
}
