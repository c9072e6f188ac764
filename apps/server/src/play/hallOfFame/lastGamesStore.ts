import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

/** How many of a player's newest games are looked through for one with a result. */
const LOOKED_AT_MAX = 10

export type LastGame = Row<'games', 'id' | 'fen' | 'white_id' | 'winner_id'> & {
  userId: string
  opponentId: string
  opponentName: string | null
}

/** The last finished game with a result of each of these users; those without one are missing. */
export async function selectLastGames(db: Kysely<Database>, userIds: readonly string[]): Promise<LastGame[]> {
  const side = (color: 'white' | 'black') => sql`(
    select id, fen, white_id, black_id, winner_id, reason, ply, created_at from games
    where ${sql.ref(`${color}_id`)} = wanted.id and status <> 'playing'
    order by created_at desc limit ${LOOKED_AT_MAX}
  )`
  const { rows } = await sql<LastGame>`
    select wanted.id as "userId", last.id, fen, white_id, winner_id, opponent.id as "opponentId",
      opponent.name as "opponentName"
    from unnest(${userIds}::uuid[]) as wanted (id)
    cross join lateral (
      select * from (${side('white')} union all ${side('black')}) as both_sides
      where ply > 1 and reason not in ('aborted', 'server')
      order by created_at desc limit 1
    ) as last
    join users opponent on opponent.id = case when white_id = wanted.id then black_id else white_id end`.execute(
    db,
  )
  return rows
}
