import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// SQL for the champions of the week.

/** How many of the best are looked at: some may have closed their accounts. */
const CANDIDATES = 20
/** Nothing waits for it longer: it sums up every game of a week. */
const TIMEOUT_MS = 2000

export type WeekChampionRow = Row<'users', 'id' | 'name' | 'country' | 'role' | 'titles'> & { points: number }

/** Who has gained the most points from games that ended after `since`. */
export async function selectWeekChampions(
  db: Kysely<Database>,
  { since, limit }: { since: Date; limit: number },
): Promise<WeekChampionRow[]> {
  return db
    .transaction()
    .setAccessMode('read only')
    .execute(async (trx) => {
      await sql`select set_config('statement_timeout', ${String(TIMEOUT_MS)}, true)`.execute(trx)
      const { rows } = await sql<WeekChampionRow>`
        select u.id, u.name, u.country, u.role, u.titles, best.points
        from (
          select player.id, sum(player.points)::int as points
          from games cross join lateral (
            values (white_id, white_score_booked), (black_id, black_score_booked)
          ) as player (id, points)
          where ended_at > ${since} and white_score_change <> 0
          group by player.id having sum(player.points) > 0
          order by sum(player.points) desc, player.id limit ${CANDIDATES}
        ) as best join users u on u.id = best.id
        where u.closed_at is null
        order by best.points desc, best.id limit ${limit}`.execute(trx)
      return rows
    })
}
