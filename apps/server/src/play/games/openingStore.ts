import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// SQL for the openings of a user's games.

type Db = Kysely<Database>

export type EndedGame = Row<'games', 'id' | 'white_id' | 'winner_id' | 'reason'>

/** The latest finished games of a user, newest first. */
export async function selectLatestGames(
  db: Db,
  { userId, limit }: { userId: string; limit: number },
): Promise<EndedGame[]> {
  const side = (color: 'white' | 'black') => sql`(
    select id, white_id, winner_id, reason, created_at from games
    where ${sql.ref(`${color}_id`)} = ${userId} and status <> 'playing'
    order by created_at desc, id desc limit ${limit}
  )`
  const { rows } = await sql<EndedGame>`
    select id, white_id, winner_id, reason from (${side('white')} union all ${side('black')}) as both_sides
    order by created_at desc, id desc limit ${limit}`.execute(db)
  return rows
}

/** The first moves of these games. A game without a move is missing, and one that began elsewhere: it has no opening. */
export async function selectFirstMoves(
  db: Db,
  { gameIds, plies }: { gameIds: readonly string[]; plies: number },
): Promise<{ id: string; ucis: string[] }[]> {
  const { rows } = await sql<{ id: string; ucis: string[] }>`
    select id, ucis from games as wanted cross join lateral (
      select array_agg(uci order by ply) as ucis from moves
      where game_id = wanted.id and ply <= ${plies}::int
    ) as played where id = any(${gameIds}::text[]) and start_fen is null and ucis is not null`.execute(db)
  return rows
}
