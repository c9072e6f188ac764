import type { GameRecord } from '@lance/contract'
import type { Timers } from '../../base/timers.ts'
import { colorIn } from '../room/index.ts'
import type { NextStep } from '../table/index.ts'

/** How long the end of a tournament game stays on screen ([TOUR-20]). */
export const LEAVE_AFTER_MS = 3000

/** Where a player goes after a tournament game; unless they won it, the tournament decides. */
export type TournamentExit = { to: 'bracket'; path: string } | { to: 'asDecided'; tournamentId: string }

export const bracketPath = (tournamentId: string) => `/tournament/${tournamentId}/bracket`

/** Only a knock-out has one; the others' own pages show their games. */
const hasBracket = (match: GameRecord['match']): boolean =>
  match?.outcome !== 'decided' || (match.format ?? 'KNOCKOUT') === 'KNOCKOUT'

/** Where a tournament's game leads on: to its match, which is played again, to the bracket, or to the tournament. */
export function tournamentStep({
  tournament_id: tournamentId,
  match,
}: Pick<GameRecord, 'tournament_id' | 'match'>): NextStep | null {
  if (tournamentId === null) return null
  // The router types only its own literal paths.
  const step = (path: string, says: NextStep['says']): NextStep => ({ to: path as NextStep['to'], says })
  if (match !== null && match.outcome !== 'decided')
    return step(`/tournament/${tournamentId}/match/${match.matchId}`, 'toMatch')
  return hasBracket(match)
    ? step(bracketPath(tournamentId), 'toBracket')
    : step(`/tournament/${tournamentId}`, 'toTournament')
}

/**
 * The winner goes to the bracket, as does the one who advances by a second draw. A drawn game may be replayed, and a
 * beaten player may have won a prize: both depend on the tournament. Null: the user stays.
 */
export function tournamentExit(record: GameRecord, userId: string): TournamentExit | null {
  const { status, winner_id: winnerId, tournament_id: tournamentId, match } = record
  if (tournamentId === null || status === 'playing' || colorIn(record, userId) === null) return null
  if (status === 'aborted') return null
  const advances = winnerId === userId || (match?.outcome === 'decided' && match.winnerId === userId)
  if (advances && !hasBracket(match)) return { to: 'bracket', path: `/tournament/${tournamentId}` }
  if (advances) return { to: 'bracket', path: bracketPath(tournamentId) }
  return { to: 'asDecided', tournamentId }
}

/** Runs a callback once the end has been on screen for long enough; returns how to cancel it. */
export function scheduleExit(run: () => void, timers: Timers): () => void {
  const timer = timers.set(run, LEAVE_AFTER_MS)
  return () => timers.clear(timer)
}
