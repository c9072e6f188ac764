import { BRACKET_MIN_PLAYERS } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { publishCancelled, writeCancelled } from './cancelTournament.ts'
import { deleteUnentered } from './houseStore.ts'
import { ratingClassOfRow, type TournamentRow } from './tournamentRow.ts'
import { lockTournament, selectEntrants } from './tournamentStore.ts'

export type DueStart =
  /** To be started now, with these entrants. */
  | { kind: 'due'; row: TournamentRow; entrants: Awaited<ReturnType<typeof selectEntrants>> }
  /** It will not be played. Call `publish` after the commit. */
  | { kind: 'cancelled'; publish: () => void }

/**
 * Locks a tournament of any format whose time has come. With fewer than two entrants, cancels it and returns every
 * fee; one of the calendar without any entry is deleted. Null if there is nothing to start: another server did.
 */
export async function lockDueStart(
  ctx: Context,
  trx: Kysely<Database>,
  id: string,
): Promise<DueStart | null> {
  const nowMs = ctx.time.nowMs()
  const row = await lockTournament(trx, id)
  if (row?.status !== 'WAITING' || row.startAt.getTime() > nowMs) return null
  if (row.houseSeries !== null && (await deleteUnentered(trx, id)))
    return { kind: 'cancelled', publish: () => publishCancelled(ctx, id, []) }
  const entrants = await selectEntrants(trx, { id, speed: ratingClassOfRow(row) })
  if (entrants.length >= BRACKET_MIN_PLAYERS) return { kind: 'due', row, entrants }
  const paidBack = await writeCancelled(trx, row, { cancelledBy: 'too_few', nowMs })
  return { kind: 'cancelled', publish: () => publishCancelled(ctx, id, paidBack) }
}
