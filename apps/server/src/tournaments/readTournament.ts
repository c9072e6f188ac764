import type { Tournament, TournamentList } from '@lance/contract'
import type { TournamentStatus } from '@lance/domain'
import type { Refusal } from '../routing.ts'
import { selectOwnPage, selectPage, selectParticipants, selectShown } from './listStore.ts'
import { selectIsOut, selectOwnMatch } from './matchStore.ts'
import { showMatch, showParticipant, showTournament } from './showTournament.ts'
import type { TournamentsContext } from './tournamentsContext.ts'

/** So many participants are listed with a tournament. */
const PARTICIPANTS_SHOWN = 100

/** A tournament with its first participants, and what concerns who asks. */
export async function readTournament(
  { db, time }: TournamentsContext,
  { id, viewerId }: { id: string; viewerId: string | null },
): Promise<{ ok: true; tournament: Tournament } | Refusal> {
  const row = await selectShown(db, { id, viewerId })
  if (!row) return { ok: false, code: 'TOURNAMENT_NOT_FOUND' }
  const nowMs = time.nowMs()
  const participants = await selectParticipants(db, {
    ...{ id, viewerId, limit: PARTICIPANTS_SHOWN },
    hasStarted: row.currentRound > 0,
  })
  const own = viewerId !== null && row.isParticipant ? { tournamentId: id, userId: viewerId } : null
  const ownMatch = own && (await selectOwnMatch(db, own))
  const tournament = {
    ...showTournament(row),
    participants: participants.map((one) => showParticipant(one, nowMs)),
    ownMatch: ownMatch && showMatch(ownMatch),
    isEliminated: own !== null && (await selectIsOut(db, own)),
    isEntryFree: false,
  }
  return { ok: true, tournament }
}

/** A page of tournaments, of one status or of all. */
export async function listTournaments(
  { db }: TournamentsContext,
  {
    status,
    page,
    limit,
    viewerId,
  }: { status: TournamentStatus | undefined; page: number; limit: number; viewerId: string | null },
): Promise<TournamentList> {
  const { rows, total } = await selectPage(db, { status, viewerId, limit, offset: (page - 1) * limit })
  return { tournaments: rows.map(showTournament), total, page, limit }
}

/** A page of those that who asks is in and that are not over; nobody that is known is in none. */
export async function listOwnTournaments(
  { db }: TournamentsContext,
  { page, limit, viewerId }: { page: number; limit: number; viewerId: string | null },
): Promise<TournamentList> {
  if (viewerId === null) return { tournaments: [], total: 0, page, limit }
  const { rows, total } = await selectOwnPage(db, { viewerId, limit, offset: (page - 1) * limit })
  return { tournaments: rows.map(showTournament), total, page, limit }
}
