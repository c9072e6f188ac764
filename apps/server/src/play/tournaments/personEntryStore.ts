import type { Cents } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// SQL of the tournaments of a player as operators see them.

type Db = Kysely<Database>

export type PersonEntry = Row<'tournament_entries', 'tournamentId' | 'enteredAt' | 'leftAt'> &
  Row<'tournaments', 'name' | 'status'> & { place: number | null; prize: Cents | null }

/** The latest entries of a player, with what they won. */
export async function selectEntriesOf(
  db: Db,
  { userId, limit }: { userId: string; limit: number },
): Promise<PersonEntry[]> {
  const { rows } = await sql<PersonEntry>`
    select e.tournament_id as "tournamentId", t.name, t.status, e.entered_at as "enteredAt", e.left_at as "leftAt",
      p.place, p.amount_cents as prize
    from tournament_entries e join tournaments t on t.id = e.tournament_id
    left join tournament_prizes p on p.tournament_id = e.tournament_id and p.user_id = e.user_id
    where e.user_id = ${userId} order by e.entered_at desc, e.tournament_id limit ${limit}`.execute(db)
  return rows
}
