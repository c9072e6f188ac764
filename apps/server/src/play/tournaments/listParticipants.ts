import { PARTICIPANTS_PAGE, type ParticipantPage } from '@lance/contract'
import type { Refusal } from '../../kernel/routing.ts'
import { selectParticipantPage } from './listStore.ts'
import { showParticipant } from './showTournament.ts'
import { ratingClassOfRow } from './tournamentRow.ts'
import { selectTournament } from './tournamentStore.ts'
import type { TournamentsContext } from './tournamentsContext.ts'

/** The participants of a tournament that has begun, by seed, page by page ([TOUR-42]). */
export async function listParticipants(
  { db, time }: TournamentsContext,
  { id, after, name = null }: { id: string; after: number; name?: string | null | undefined },
): Promise<{ ok: true; page: ParticipantPage } | Refusal> {
  const row = await selectTournament(db, id)
  if (!row) return { ok: false, code: 'TOURNAMENT_NOT_FOUND' }
  const rows = await selectParticipantPage(db, {
    id,
    after,
    name,
    limit: PARTICIPANTS_PAGE + 1,
    speed: ratingClassOfRow(row),
  })
  const shown = rows.slice(0, PARTICIPANTS_PAGE)
  const nowMs = time.nowMs()
  const participants = shown.map((one) => showParticipant(one, nowMs))
  const nextAfter = rows.length > PARTICIPANTS_PAGE ? (shown.at(-1)?.seed ?? null) : null
  return { ok: true, page: { participants, nextAfter } }
}
