import type { Color } from '@lance/chess'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// SQL of the opening explorer.

type Db = Kysely<Database>

/** Where counting stands: the end of the last counted game, to the microsecond, and its id. */
export type CountedUntil = { endedAt: string; gameId: string }

/** Locks the mark, so that one server counts at a time; null if another one does. */
export async function lockProgress(trx: Db): Promise<CountedUntil | null> {
  const { rows } = await sql<CountedUntil>`
    select ended_at::text as "endedAt", game_id as "gameId" from explorer_progress
    for update skip locked`.execute(trx)
  return rows[0] ?? null
}

export async function saveProgress(trx: Db, { endedAt, gameId }: CountedUntil): Promise<void> {
  await sql`
    update explorer_progress set ended_at = ${endedAt}::timestamptz, game_id = ${gameId}`.execute(trx)
}

export type FinishedGame = Row<
  'games',
  | 'id'
  | 'timeControlS'
  | 'incrementS'
  | 'variant'
  | 'startFen'
  | 'reason'
  | 'whiteId'
  | 'winnerId'
  | 'whiteElo'
  | 'blackElo'
  | 'ply'
> & { endedAt: string; ucis: string[] | null }

/** The next games in the order of their ends, with their first moves. */
export async function selectNextFinished(
  trx: Db,
  { after, until, limit, plies }: { after: CountedUntil; until: Date; limit: number; plies: number },
): Promise<FinishedGame[]> {
  const { rows } = await sql<FinishedGame>`
    select g.id, g.ended_at::text as "endedAt", g.time_control_s as "timeControlS", g.increment_s as "incrementS",
      g.variant, g.start_fen as "startFen", g.reason, g.white_id as "whiteId", g.winner_id as "winnerId",
      g.white_elo as "whiteElo", g.black_elo as "blackElo", g.ply,
      (select array_agg(uci order by ply) from moves where game_id = g.id and ply <= ${plies}::int) as ucis
    from (
      select * from games
      where ended_at is not null and ended_at <= ${until}
        and (ended_at, id) > (${after.endedAt}::timestamptz, ${after.gameId}::text collate "C")
      order by ended_at, id limit ${limit}
    ) as g order by g.ended_at, g.id`.execute(trx)
  return rows
}

export async function selectPositions(
  db: Db,
  positions: readonly bigint[],
): Promise<Row<'explorer_positions'>[]> {
  const { rows } = await sql<Row<'explorer_positions'>>`
    select position, entries from explorer_positions
    where position = any(${positions.map(String)}::bigint[])`.execute(db)
  return rows
}

/** Writes rows in the order of their keys, whole. */
export async function upsertPositions(
  trx: Db,
  rows: readonly { position: bigint; entries: Uint8Array }[],
): Promise<void> {
  const positions = rows.map(({ position }) => String(position))
  const entries = rows.map((row) => Buffer.from(row.entries))
  await sql`
    insert into explorer_positions (position, entries)
    select * from unnest(${positions}::bigint[], ${entries}::bytea[])
    on conflict (position) do update set entries = excluded.entries`.execute(trx)
}

/** Whether the user has a live game, wherever they play it. Daily games are none. */
export async function selectIsPlaying(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`select from live_seat where user_id = ${userId}`.execute(db)
  return rows.length > 0
}

/** The boards of running games that have left the first moves behind, the latest begun first. */
export async function selectRunningFens(
  db: Db,
  { pliesMin, limit }: { pliesMin: number; limit: number },
): Promise<string[]> {
  const { rows } = await sql<Row<'games', 'fen'>>`
    select fen from games where status = 'playing' and ply >= ${pliesMin} limit ${limit}`.execute(db)
  return rows.map(({ fen }) => fen)
}

/** The positions of a user's own running games that have left the first moves behind. */
export async function selectOwnRunning(
  db: Db,
  { userId, pliesMin, limit }: { userId: string; pliesMin: number; limit: number },
): Promise<Row<'games', 'fen' | 'variant'>[]> {
  // Each color uses its own index.
  const { rows } = await sql<Row<'games', 'fen' | 'variant'>>`
    select fen, variant from games where white_id = ${userId} and status = 'playing' and ply >= ${pliesMin}
    union all
    select fen, variant from games where black_id = ${userId} and status = 'playing' and ply >= ${pliesMin}
    limit ${limit}`.execute(db)
  return rows
}

export type OwnFinishedGame = Row<
  'games',
  'id' | 'timeControlS' | 'incrementS' | 'whiteId' | 'winnerId' | 'reason' | 'ply'
> & {
  /** To the microsecond, for the cursor. */
  begunAt: string
  endedAt: Date
  ucis: string[] | null
}

/** A user's finished games of standard chess with their first moves, the latest begun first. */
export async function selectOwnFinished(
  db: Db,
  {
    userId,
    after,
    limit,
    plies,
  }: { userId: string; after: { begunAt: string; gameId: string } | null; limit: number; plies: number },
): Promise<OwnFinishedGame[]> {
  const isEarlier =
    after === null
      ? sql`true`
      : sql`(created_at, id) < (${after.begunAt}::timestamptz, ${after.gameId}::text collate "C")`
  // Each color uses its own index.
  const ofColor = (color: Color) => sql`(
    select * from games
    where ${sql.ref(`${color}_id`)} = ${userId} and status <> 'playing' and variant = 'standard'
      and start_fen is null and ${isEarlier}
    order by created_at desc, id desc limit ${limit}
  )`
  const { rows } = await sql<OwnFinishedGame>`
    select g.id, g.time_control_s as "timeControlS", g.increment_s as "incrementS", g.white_id as "whiteId",
      g.winner_id as "winnerId", g.reason, g.ply, g.created_at::text as "begunAt", g.ended_at as "endedAt",
      (select array_agg(uci order by ply) from moves where game_id = g.id and ply <= ${plies}::int) as ucis
    from (
      select * from (${ofColor('white')} union all ${ofColor('black')}) as both_colors
      order by created_at desc, id desc limit ${limit}
    ) as g order by g.created_at desc, g.id desc`.execute(db)
  return rows
}
