import type { TournamentProgress } from '@lance/contract'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// SQL for the standings of tournaments, for their viewers.

/** The current standings of these tournaments; omits unknown ids. */
export async function selectStandings(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, TournamentProgress>> {
  const { rows } = await sql<TournamentProgress & Row<'tournaments', 'id'>>`
    select t.id, t.version, t.status, t.current_round as "currentRound", t.participants,
      m.pending, m.running, m.completed, m.replayed
    from unnest(${ids}::uuid[]) as wanted
    join tournaments t on t.id = wanted
    cross join lateral (
      select count(*) filter (where status = 'PENDING')::int as pending,
        count(*) filter (where status = 'IN_PROGRESS')::int as running,
        count(*) filter (where status in ('COMPLETED', 'BYE'))::int as completed,
        count(*) filter (where game_number > 1)::int as replayed
      from tournament_matches where tournament_id = t.id and round = t.current_round
    ) m`.execute(db)
  return new Map(rows.map(({ id, ...standing }) => [id, standing]))
}
