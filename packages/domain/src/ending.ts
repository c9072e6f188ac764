import type { Color, Outcome } from '@lance/chess'
import { FIRST_MOVE_PLIES, otherColor, turnOfPly } from './clock.ts'
import { type EndReason, type GameStatus, statusOfReason } from './endReason.ts'

/** How a game ended, and who won it. */
export type Ending = { reason: EndReason; winner: Color | null }

/** The status of an ended game. A draw claimed against an absent player is a draw. */
export function statusOfEnding({ reason, winner }: Ending): Exclude<GameStatus, 'playing'> {
  return reason === 'abandoned' && winner === null ? 'draw' : statusOfReason(reason)
}

/** The ending that the rules give for a position. */
export function endingByOutcome(outcome: Outcome): Ending {
  return outcome.kind === 'checkmate'
    ? { reason: 'checkmate', winner: outcome.winner }
    : { reason: outcome.kind, winner: null }
}

/** Before both have moved, resigning aborts the game; in a tournament it loses the game all the same. */
export function endingByResignation({
  by,
  ply,
  isTournament,
}: {
  by: Color
  ply: number
  isTournament: boolean
}): Ending {
  if (ply < FIRST_MOVE_PLIES && !isTournament) return { reason: 'aborted', winner: null }
  return { reason: 'resignation', winner: otherColor(by) }
}

/**
 * The side to move ran out of time. Without its first move the game is aborted, or forfeited in a tournament
 * (without a winner if neither player showed up); later the opponent wins if they could possibly mate.
 */
export function endingByFlag({
  ply,
  isTournament,
  neitherShowedUp = false,
  opponentCanMate,
  mover = turnOfPly(ply),
}: {
  ply: number
  /** The side to move, where White did not make the first move. */
  mover?: Color
  isTournament: boolean
  neitherShowedUp?: boolean
  opponentCanMate: boolean
}): Ending {
  const opponent = otherColor(mover)
  if (ply < FIRST_MOVE_PLIES) {
    if (!isTournament) return { reason: 'aborted', winner: null }
    return { reason: 'no_show', winner: neitherShowedUp ? null : opponent }
  }
  return opponentCanMate ? { reason: 'timeout', winner: opponent } : { reason: 'timeout_draw', winner: null }
}

/**
 * The opponent of an absent player claims. A claimer who could never mate gets at most a draw. Tournaments
 * have no claimed draws; there the clock decides.
 */
export function endingByClaim({
  by,
  result,
  isTournament,
  claimerCanMate,
}: {
  by: Color
  result: 'win' | 'draw'
  isTournament: boolean
  claimerCanMate: boolean
}): { ok: true; ending: Ending } | { ok: false; code: 'DRAWS_REFUSED' } {
  if (result === 'win' && claimerCanMate) return { ok: true, ending: { reason: 'abandoned', winner: by } }
  if (isTournament) return { ok: false, code: 'DRAWS_REFUSED' }
  return { ok: true, ending: { reason: 'abandoned', winner: null } }
}
