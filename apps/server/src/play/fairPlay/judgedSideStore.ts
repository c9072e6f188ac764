import { JUDGED_VERSION, type JudgedGame } from '@lance/domain/fairPlay'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'

// SQL of analysed games: what a judgement knows of each side.

type Db = Kysely<Database>

/** How closely a game was analysed: 2 with ten times the nodes of 1. */
export type Look = 1 | 2

/**
 * Stores a side of a game as it was analysed. One that is stored already stays, unless another version made it. Nothing is
 * stored about a closed account.
 */
export async function insertSide(
  db: Db,
  { userId, look, side, now }: { userId: string; look: Look; side: JudgedGame; now: Date },
): Promise<void> {
  await sql`
    insert into judged_sides (game_id, user_id, look, ended_at, analysed_at, side)
    select ${side.gameId}, id, ${look}, ${new Date(side.endedAtMs)}, ${now}, ${JSON.stringify(side)}
    from users where id = ${userId} and closed_at is null
    on conflict (game_id, user_id, look) do update set side = excluded.side, analysed_at = excluded.analysed_at
      where judged_sides.side->'version' <> excluded.side->'version'`.execute(db)
}

/**
 * A player's analysed games that ended after `since` and before `until`, the latest first. Each as the closest look up to
 * `look` saw it.
 */
export async function selectSides(
  db: Db,
  {
    userId,
    since,
    until,
    look,
    limit,
  }: { userId: string; since: Date; until: Date; look: Look; limit: number },
): Promise<JudgedGame[]> {
  const { rows } = await sql<{ side: JudgedGame }>`
    select side from (
      select distinct on (game_id) game_id, ended_at, side from judged_sides
      where user_id = ${userId} and ended_at > ${since} and ended_at <= ${until} and look <= ${look}
        and side->'version' = to_jsonb(${JUDGED_VERSION}::int)
      order by game_id, look desc
    ) as closest order by ended_at desc, game_id limit ${limit}`.execute(db)
  return rows.map(({ side }) => side)
}

/** Both sides of a game, by user, as the closest look saw them. */
export async function selectSidesOfGame(
  db: Db,
  gameId: string,
): Promise<{ userId: string; side: JudgedGame }[]> {
  const { rows } = await sql<{ userId: string; side: JudgedGame }>`
    select distinct on (user_id) user_id as "userId", side from judged_sides
    where game_id = ${gameId} and side->'version' = to_jsonb(${JUDGED_VERSION}::int)
    order by user_id, look desc`.execute(db)
  return rows
}

/** Of which of these games this player's side was analysed with this look by the present version. */
export async function selectAnalysed(
  db: Db,
  { gameIds, look, userId }: { gameIds: readonly string[]; look: Look; userId: string },
): Promise<Set<string>> {
  const { rows } = await sql<{ gameId: string }>`
    select game_id as "gameId" from judged_sides
    where game_id = any(${gameIds}::text[]) and user_id = ${userId} and look = ${look}
      and side->'version' = to_jsonb(${JUDGED_VERSION}::int)`.execute(db)
  return new Set(rows.map(({ gameId }) => gameId))
}

/** Players with a game that was analysed after `since`, up to `limit`, by id after `after`. */
export async function selectPlayersAnalysed(
  db: Db,
  { since, after, limit }: { since: Date; after: string | null; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select distinct user_id as "userId" from judged_sides
    where analysed_at > ${since} and (${after}::uuid is null or user_id > ${after}::uuid)
    order by user_id limit ${limit}`.execute(db)
  return rows.map(({ userId }) => userId)
}

/** Deletes the sides of games that ended before `before`, up to `limit`. Returns how many. */
export async function forgetSides(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from judged_sides where (game_id, user_id, look) in (
      select game_id, user_id, look from judged_sides where ended_at < ${before} order by ended_at limit ${limit}
    )`.execute(db)
  return Number(numAffectedRows)
}

/** Deletes what is known of this user's moves. The opponents' sides of the same games stay: they are their own. */
export async function forgetSidesOf(trx: Db, userId: string): Promise<void> {
  await sql`delete from judged_sides where user_id = ${userId}`.execute(trx)
}
