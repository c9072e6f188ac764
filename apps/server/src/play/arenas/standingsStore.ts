import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// SQL for showing an arena's standings.

type Db = Kysely<Database>

/** A player of an arena as the standings show them. */
export type PlayerRow = Row<
  'arena_players',
  | 'userId'
  | 'points'
  | 'performance'
  | 'games'
  | 'wins'
  | 'winsInRow'
  | 'reachedAt'
  | 'sheet'
  | 'gameId'
  | 'pausedBy'
  | 'place'
  | 'changedAt'
> &
  Row<'users', 'name' | 'role' | 'titles'>

const columns = sql`
  p.user_id as "userId", p.points, p.performance, p.games, p.wins, p.wins_in_row as "winsInRow",
  p.reached_at as "reachedAt", p.sheet, p.game_id as "gameId", p.paused_by as "pausedBy", p.place,
  p.changed_at as "changedAt", u.name, u.role, u.titles`

/** A page of the players, in order of id, after the one with this id. */
export async function selectPlayersAfter(
  db: Db,
  { tournamentId, after, limit }: { tournamentId: string; after: string | null; limit: number },
): Promise<PlayerRow[]> {
  const { rows } = await sql<PlayerRow>`
    select ${columns} from arena_players p join users u on u.id = p.user_id
    where p.tournament_id = ${tournamentId} and (${after}::uuid is null or p.user_id > ${after}::uuid)
    order by p.user_id limit ${limit}`.execute(db)
  return rows
}

/** The players whose rows changed since then. */
export async function selectPlayersChanged(
  db: Db,
  { tournamentId, since }: { tournamentId: string; since: Date },
): Promise<PlayerRow[]> {
  const { rows } = await sql<PlayerRow>`
    select ${columns} from arena_players p join users u on u.id = p.user_id
    where p.tournament_id = ${tournamentId} and p.changed_at >= ${since}`.execute(db)
  return rows
}

/** The final standings from a place on. */
export async function selectPlaces(
  db: Db,
  { tournamentId, from, limit }: { tournamentId: string; from: number; limit: number },
): Promise<PlayerRow[]> {
  const { rows } = await sql<PlayerRow>`
    select ${columns} from arena_players p join users u on u.id = p.user_id
    where p.tournament_id = ${tournamentId} and p.place >= ${from} order by p.place limit ${limit}`.execute(
    db,
  )
  return rows
}

export async function selectPlayer(
  db: Db,
  { tournamentId, userId }: { tournamentId: string; userId: string },
): Promise<PlayerRow | null> {
  const { rows } = await sql<PlayerRow>`
    select ${columns} from arena_players p join users u on u.id = p.user_id
    where p.tournament_id = ${tournamentId} and p.user_id = ${userId}`.execute(db)
  return rows[0] ?? null
}

/** How many players an arena that is over had. */
export async function countPlayers(db: Db, tournamentId: string): Promise<number> {
  const { rows } = await sql<{ players: number }>`
    select count(*)::int as players from arena_players where tournament_id = ${tournamentId}`.execute(db)
  return rows[0]?.players ?? 0
}

export type PersonRow = Row<'users', 'id' | 'name' | 'role' | 'titles'>

export async function selectPeople(db: Db, ids: readonly string[]): Promise<Map<string, PersonRow>> {
  const { rows } = await sql<PersonRow>`
    select id, name, role, titles from users where id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Whether a user may watch the arena's running games: members, and those who entered. */
export async function selectMayWatch(
  db: Db,
  { tournamentId, userId }: { tournamentId: string; userId: string },
): Promise<boolean> {
  const { rows } = await sql<{ mayWatch: boolean }>`
    select role = 'PREMIUM' or exists (
      select from tournament_entries where tournament_id = ${tournamentId} and user_id = users.id and left_at is null
    ) as "mayWatch"
    from users where id = ${userId}`.execute(db)
  return rows[0]?.mayWatch ?? false
}
