import type { GameRecord } from '@lance/contract'
import type { Timers } from '../../base/timers.ts'
import { colorIn } from '../room/index.ts'
import type { NextStep } from '../table/index.ts'

/** How long the end of a tournament game stays on screen ([TOUR-20]). */
export const LEAVE_AFTER_MS = 3000

/** Where a player goes after a tournament game; unless they won it, the tournament decides. */
export type TournamentExit = { to: 'bracket'; path: string } | { to: 'asDecided'; tournamentId: string }

/** A player goes back to their arena by themselves after so long. */
export const ARENA_RETURN_S = 5

export const tournamentPath = (tournamentId: string) => `/tournament/${tournamentId}`

export const bracketPath = (tournamentId: string) => `/tournament/${tournamentId}/bracket`

/** Only a knock-out has one; the others' own pages show their games. */
const hasBracket = ({ tournamentFormat = 'KNOCKOUT' }: Pick<GameRecord, 'tournamentFormat'>): boolean =>
  tournamentFormat === 'KNOCKOUT'

/** Where a tournament's game leads on: to its match, which is played again, to the bracket, or to the tournament. */
export function tournamentStep(
  record: Pick<GameRecord, 'tournament_id' | 'tournamentFormat' | 'match'>,
): NextStep | null {
  const { tournament_id: tournamentId, tournamentFormat, match } = record
  if (tournamentId === null) return null
  // The router types only its own literal paths.
  const step = (path: string, says: NextStep['says']): NextStep => ({ to: path as NextStep['to'], says })
  if (match !== null && match.outcome !== 'decided')
    return step(`/tournament/${tournamentId}/match/${match.matchId}`, 'toMatch')
  if (hasBracket(record)) return step(bracketPath(tournamentId), 'toBracket')
  return step(tournamentPath(tournamentId), tournamentFormat === 'ARENA' ? 'toArena' : 'toTournament')
}

/**
 * The winner goes to the bracket, as does the one who advances by a second draw. A drawn game may be replayed, and a
 * beaten player may have won a prize: both depend on the tournament. Null: the user stays.
 */
export function tournamentExit(record: GameRecord, userId: string): TournamentExit | null {
  const { status, winner_id: winnerId, tournament_id: tournamentId, tournamentFormat, match } = record
  // An arena has a return of its own, which its player can call off.
  if (tournamentFormat === 'ARENA') return null
  if (tournamentId === null || status === 'playing' || colorIn(record, userId) === null) return null
  if (status === 'aborted') return null
  const advances = winnerId === userId || (match?.outcome === 'decided' && match.winnerId === userId)
  if (advances && !hasBracket(record)) return { to: 'bracket', path: tournamentPath(tournamentId) }
  if (advances) return { to: 'bracket', path: bracketPath(tournamentId) }
  return { to: 'asDecided', tournamentId }
}

/** Runs a callback once the end has been on screen for long enough; returns how to cancel it. */
export function scheduleExit(run: () => void, timers: Timers): () => void {
  const timer = timers.set(run, LEAVE_AFTER_MS)
  return () => timers.clear(timer)
}
