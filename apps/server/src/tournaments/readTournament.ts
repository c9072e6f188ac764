import type { Bracket, Tournament, TournamentList } from '@lance/contract'
import type { TournamentStatus } from '@lance/domain'
import type { Refusal } from '../routing.ts'
import { selectPage, selectParticipants, selectShown } from './listStore.ts'
import { selectBracket, selectIsOut, selectOwnMatch } from './matchStore.ts'
import { showMatch, showParticipant, showTournament } from './showTournament.ts'
import { selectTournament } from './tournamentStore.ts'
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
  const participants = await selectParticipants(db, { id, viewerId, limit: PARTICIPANTS_SHOWN })
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

/** All rounds there are so far, by their numbers. */
export async function readBracket(
  { db }: TournamentsContext,
  id: string,
): Promise<{ ok: true; bracket: Bracket } | Refusal> {
  if (!(await selectTournament(db, id))) return { ok: false, code: 'TOURNAMENT_NOT_FOUND' }
  const rounds = Map.groupBy(await selectBracket(db, id), ({ round }) => round)
  const bracket = Object.fromEntries([...rounds].map(([round, matches]) => [round, matches.map(showMatch)]))
  return { ok: true, bracket }
}
