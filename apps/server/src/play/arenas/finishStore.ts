import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// SQL for the end of an arena.

type Db = Kysely<Database>

/** Running arenas whose time is up. */
export async function selectOver(db: Db, { now, limit }: { now: Date; limit: number }): Promise<string[]> {
  const { rows } = await sql<Row<'arenas', 'tournamentId'>>`
    select tournament_id as "tournamentId" from arenas join tournaments t on t.id = tournament_id
    where t.status = 'IN_PROGRESS' and ends_at <= ${now} order by ends_at limit ${limit}`.execute(db)
  return rows.map(({ tournamentId }) => tournamentId)
}

/** Writes the final places, in the order of `compareRows`. */
export async function updatePlaces(
  trx: Db,
  { tournamentId, now }: { tournamentId: string; now: Date },
): Promise<void> {
  await sql`
    update arena_players p set place = r.place, changed_at = ${now}
    from (
      select user_id, row_number() over (order by points desc, performance desc, reached_at, user_id) as place
      from arena_players where tournament_id = ${tournamentId}
    ) r
    where p.tournament_id = ${tournamentId} and p.user_id = r.user_id`.execute(trx)
}

/** The first places. */
export async function selectPlaced(
  db: Db,
  { tournamentId, limit }: { tournamentId: string; limit: number },
): Promise<(Row<'arena_players', 'points'> & { playerId: string })[]> {
  const { rows } = await sql<Row<'arena_players', 'points'> & { playerId: string }>`
    select user_id as "playerId", points from arena_players
    where tournament_id = ${tournamentId} and place is not null order by place limit ${limit}`.execute(db)
  return rows
}

type Highlights = { bestGameIds: readonly string[]; fastestMateIds: readonly string[] }

export async function updateHighlights(
  trx: Db,
  { tournamentId, bestGameIds, fastestMateIds }: Highlights & { tournamentId: string },
): Promise<void> {
  await sql`
    update arenas set best_game_ids = ${bestGameIds}::text[], fastest_mate_ids = ${fastestMateIds}::text[]
    where tournament_id = ${tournamentId}`.execute(trx)
}

export async function selectHighlights(db: Db, tournamentId: string): Promise<Highlights> {
  const { rows } = await sql<Highlights>`
    select best_game_ids as "bestGameIds", fastest_mate_ids as "fastestMateIds" from arenas
    where tournament_id = ${tournamentId}`.execute(db)
  return rows[0] ?? { bestGameIds: [], fastestMateIds: [] }
}
