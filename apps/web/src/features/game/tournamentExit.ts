import type { GameRecord } from '@lance/contract'
import type { Timers } from '../../base/timers.ts'
import { colorIn } from '../room/index.ts'

/** How long the end of a tournament game stays on screen ([TOUR-20]). */
export const LEAVE_AFTER_MS = 3000

/** Where a player goes after a tournament game; after a draw the tournament decides. */
export type TournamentExit =
  | { to: 'bracket'; path: string }
  | { to: 'home' }
  | { to: 'asDrawn'; tournamentId: string }

export const bracketPath = (tournamentId: string) => `/tournament/${tournamentId}/bracket`

/**
 * The winner goes to the bracket, the loser home. A drawn game is replayed; if it already was a replay, Black
 * advances. If neither player showed up, both are out. Null: the user stays.
 */
export function tournamentExit(record: GameRecord, userId: string): TournamentExit | null {
  const { status, reason, winner_id: winnerId, tournament_id: tournamentId } = record
  if (tournamentId === null || status === 'playing' || colorIn(record, userId) === null) return null
  if (status === 'aborted') return null
  if (winnerId === null) return reason === 'no_show' ? { to: 'home' } : { to: 'asDrawn', tournamentId }
  return winnerId === userId ? { to: 'bracket', path: bracketPath(tournamentId) } : { to: 'home' }
}

/** Runs a callback once the end has been on screen for long enough; returns how to cancel it. */
export function scheduleExit(run: () => void, timers: Timers): () => void {
  const timer = timers.set(run, LEAVE_AFTER_MS)
  return () => timers.clear(timer)
}
