import { BRACKET_MIN_PLAYERS } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { publishCancelled, writeCancelled } from './cancelTournament.ts'
import { deleteUnentered } from './houseStore.ts'
import type { TournamentRow } from './tournamentRow.ts'

/**
 * Cancels a locked tournament whose start has come with fewer than two entrants, and returns every fee; one of the calendar
 * without any entry is deleted. Returns what to publish after the commit; null if it can start.
 */
export async function cancelUnplayable(
  ctx: Pick<Context, 'bus'>,
  trx: Kysely<Database>,
  row: TournamentRow,
  { entrants, nowMs }: { entrants: number; nowMs: number },
): Promise<(() => void) | null> {
  if (entrants >= BRACKET_MIN_PLAYERS) return null
  const { id, houseSeries } = row
  if (houseSeries !== null && (await deleteUnentered(trx, id))) return () => publishCancelled(ctx, id, [])
  const paidBack = await writeCancelled(trx, row, { cancelledBy: 'too_few', nowMs })
  return () => publishCancelled(ctx, id, paidBack)
}
