import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { Refusal } from '../../kernel/routing.ts'
import {
  lockTournament,
  ratingClassOfRow,
  selectEntrants,
  selectEntry,
  type TournamentRow,
} from '../tournaments/index.ts'
import { insertPlayers } from './swissStore.ts'

type OwnSwiss = { tournamentId: string; userId: string }

/**
 * Locks a Swiss tournament that this user is entered in and that is not over. Refuses TOURNAMENT_NOT_FOUND,
 * TOURNAMENT_NOT_JOINED, TOURNAMENT_OVER, TOURNAMENT_CANCELLED.
 */
export async function lockOwnSwiss(
  trx: Kysely<Database>,
  { tournamentId, userId }: OwnSwiss,
): Promise<{ ok: true; row: TournamentRow } | Refusal> {
  const row = await lockTournament(trx, tournamentId)
  if (row?.format !== 'SWISS') return { ok: false, code: 'TOURNAMENT_NOT_FOUND' }
  if (row.status === 'CANCELLED') return { ok: false, code: 'TOURNAMENT_CANCELLED' }
  if (row.status === 'FINISHED') return { ok: false, code: 'TOURNAMENT_OVER' }
  const entry = await selectEntry(trx, { tournamentId, userId })
  if (entry === null || entry.leftAt !== null) return { ok: false, code: 'TOURNAMENT_NOT_JOINED' }
  return { ok: true, row }
}

/** Locks one that is running, with this user among its players: a late entry may not have been paired yet. */
export async function lockOwnRunning(
  trx: Kysely<Database>,
  own: OwnSwiss,
): Promise<{ ok: true; row: TournamentRow } | Refusal> {
  const locked = await lockOwnSwiss(trx, own)
  if (!locked.ok) return locked
  const { row } = locked
  if (row.status === 'WAITING') return { ok: false, code: 'TOURNAMENT_NOT_STARTED' }
  const entrants = await selectEntrants(trx, { id: row.id, speed: ratingClassOfRow(row), userId: own.userId })
  await insertPlayers(trx, { tournamentId: row.id, players: entrants })
  return locked
}
