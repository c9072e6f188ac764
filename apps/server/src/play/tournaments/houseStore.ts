import { capacityOf, NO_CENTS, roundsOf, type TournamentTerms } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// SQL for the tournaments of the platform's own calendar.

type Db = Kysely<Database>

/** Stands for the platform where a tournament needs a creator: a closed account, which can do nothing. */
export const HOUSE_ID = '00000000-0000-4000-8000-000000000001'

export async function insertHouse(db: Db, now: Date): Promise<void> {
  await sql`
    insert into users (id, created_at, closed_at) values (${HOUSE_ID}, ${now}, ${now})
    on conflict (id) do nothing`.execute(db)
}

export type HouseTournament = Row<'tournaments', 'id' | 'name' | 'startAt'> & {
  series: string
  terms: TournamentTerms
}

/** Inserts those of these that their series does not have yet; all of them are free. */
export async function insertHouseTournaments(
  db: Db,
  { rows, now }: { rows: readonly HouseTournament[]; now: Date },
): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('tournaments')
    .values(
      rows.map(({ id, name, terms, startAt, series }) => ({
        id,
        creator_id: HOUSE_ID,
        name,
        entry_cents: NO_CENTS,
        player_count: capacityOf(terms),
        prize_distribution: 'WINNER_TAKES_ALL' as const,
        start_at: startAt,
        total_rounds: roundsOf(terms),
        created_at: now,
        house_series: series,
        format: terms.format,
        time_control_s: terms.format === 'KNOCKOUT' ? null : terms.pace.timeControlS,
        increment_s: terms.format === 'KNOCKOUT' ? null : terms.pace.incrementS,
        minutes: terms.format === 'ARENA' ? terms.minutes : null,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['house_series', 'start_at']).where('house_series', 'is not', null).doNothing(),
    )
    .execute()
}

/** Deletes a locked tournament that has no entry, not even of a player who left. */
export async function deleteUnentered(trx: Db, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from tournaments where id = ${id}
      and not exists (select from tournament_entries where tournament_id = ${id})`.execute(trx)
  return numAffectedRows === 1n
}

export type CalendarRow = Row<
  'tournaments',
  | 'id'
  | 'name'
  | 'playerCount'
  | 'startAt'
  | 'participants'
  | 'totalRounds'
  | 'format'
  | 'timeControlS'
  | 'incrementS'
  | 'minutes'
> & {
  series: string
  isParticipant: boolean
}

/** The waiting tournaments of the calendar, by their start. `viewerId`: null for a guest. */
export async function selectHouse(
  db: Db,
  { viewerId, limit }: { viewerId: string | null; limit: number },
): Promise<CalendarRow[]> {
  const { rows } = await sql<CalendarRow>`
    select id, name, player_count as "playerCount", start_at as "startAt", participants, house_series as series,
      total_rounds as "totalRounds", format, time_control_s as "timeControlS", increment_s as "incrementS", minutes,
      exists (
        select from tournament_entries
        where tournament_id = id and user_id = ${viewerId}::uuid and left_at is null
      ) as "isParticipant"
    from tournaments where house_series is not null and status = 'WAITING'
    order by start_at, id limit ${limit}`.execute(db)
  return rows
}
