import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// SQL for showing Swiss tournaments, a page at a time.

type Db = Kysely<Database>

/** A player's line of the standings. */
export type LineRow = Row<
  'swiss_players',
  | 'userId'
  | 'rank'
  | 'place'
  | 'rating'
  | 'halfPoints'
  | 'buchholzHalfPoints'
  | 'sonnebornQuarterPoints'
  | 'withdrawnAt'
> & { name: string | null; number: number | null }

const lineColumns = sql`
  s.user_id as "userId", u.name, e.seed as number, s.rank, s.place, s.rating, s.half_points as "halfPoints",
  s.buchholz_half_points as "buchholzHalfPoints", s.sonneborn_quarter_points as "sonnebornQuarterPoints",
  s.withdrawn_at as "withdrawnAt"`
const lineTables = sql`
  swiss_players s join users u on u.id = s.user_id
  join tournament_entries e on e.tournament_id = s.tournament_id and e.user_id = s.user_id`

/** A page of the standings: before the first, and for players who came since, by pairing number. */
export async function selectLines(
  db: Db,
  { tournamentId, from, limit }: { tournamentId: string; from: number; limit: number },
): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select ${lineColumns} from ${lineTables}
    where s.tournament_id = ${tournamentId}
    order by s.rank, e.seed, s.user_id offset ${from} limit ${limit}`.execute(db)
  return rows
}

export async function selectLine(
  db: Db,
  { tournamentId, userId }: { tournamentId: string; userId: string },
): Promise<LineRow | null> {
  const { rows } = await sql<LineRow>`
    select ${lineColumns} from ${lineTables}
    where s.tournament_id = ${tournamentId} and s.user_id = ${userId}`.execute(db)
  return rows[0] ?? null
}

export async function countPlayers(db: Db, tournamentId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from swiss_players where tournament_id = ${tournamentId}`.execute(db)
  return rows[0]?.count ?? 0
}

/** A match of a player, as they see it. The opponent is null for a bye. */
export type CellRow = Pick<
  Row<'tournament_matches', 'round' | 'status' | 'result' | 'whiteId' | 'gameId'>,
  'round' | 'status' | 'result' | 'whiteId' | 'gameId'
> & {
  userId: string
  opponentId: string | null
  opponentName: string | null
  opponentNumber: number | null
}

/** All matches of these players. */
export async function selectCells(
  db: Db,
  { tournamentId, userIds }: { tournamentId: string; userIds: readonly string[] },
): Promise<CellRow[]> {
  // Each uses its own index: a combined condition would scan all matches of the tournament.
  const as = (own: 'player1_id' | 'player2_id', other: 'player1_id' | 'player2_id') => sql`
    select round, status, result, white_id, game_id, ${sql.ref(own)} as user_id, ${sql.ref(other)} as opponent_id
    from tournament_matches where ${sql.ref(own)} = any(${userIds}::uuid[]) and tournament_id = ${tournamentId}::uuid`
  const { rows } = await sql<CellRow>`
    select m.round, m.status, m.result, m.white_id as "whiteId", m.game_id as "gameId", m.user_id as "userId",
      m.opponent_id as "opponentId", u.name as "opponentName", e.seed as "opponentNumber"
    from (${as('player1_id', 'player2_id')} union all ${as('player2_id', 'player1_id')}) m
    left join users u on u.id = m.opponent_id
    left join tournament_entries e on e.tournament_id = ${tournamentId} and e.user_id = m.opponent_id`.execute(
    db,
  )
  return rows
}

export type BoardRow = Pick<
  Row<'tournament_matches', 'id' | 'slot' | 'status' | 'result' | 'gameId' | 'dueAt'>,
  'id' | 'slot' | 'status' | 'result' | 'gameId' | 'dueAt'
> & { player1Id: string; player2Id: string | null } & Record<'name1' | 'name2', string | null> &
  Record<'number1' | 'number2', number | null>

/** A page of a round's boards, the best first, its pairing-allocated bye last. `player1Id` has White. */
export async function selectBoards(
  db: Db,
  { tournamentId, round, from, limit }: { tournamentId: string; round: number; from: number; limit: number },
): Promise<BoardRow[]> {
  const { rows } = await sql<BoardRow>`
    select m.id, m.slot, m.status, m.result, m.game_id as "gameId", m.due_at as "dueAt",
      m.player1_id as "player1Id", m.player2_id as "player2Id", one.name as name1, two.name as name2,
      e1.seed as number1, e2.seed as number2
    from tournament_matches m join users one on one.id = m.player1_id left join users two on two.id = m.player2_id
    left join tournament_entries e1 on e1.tournament_id = m.tournament_id and e1.user_id = m.player1_id
    left join tournament_entries e2 on e2.tournament_id = m.tournament_id and e2.user_id = m.player2_id
    where m.tournament_id = ${tournamentId} and m.round = ${round} and m.slot >= ${from}
    order by m.slot limit ${limit}`.execute(db)
  return rows
}

/** How many boards a round has, and its pairing-allocated bye. */
export async function selectRoundSize(
  db: Db,
  { tournamentId, round }: { tournamentId: string; round: number },
): Promise<{ boards: number; byes: number }> {
  const { rows } = await sql<{ boards: number; byes: number }>`
    select count(*) filter (where status <> 'BYE')::int as boards,
      count(*) filter (where status = 'BYE')::int as byes
    from tournament_matches where tournament_id = ${tournamentId} and round = ${round}`.execute(db)
  return rows[0] ?? { boards: 0, byes: 0 }
}

/** Who has a half-point bye in a round, by pairing number, and how many they are. */
export async function selectHalfByes(
  db: Db,
  { tournamentId, round, limit }: { tournamentId: string; round: number; limit: number },
): Promise<{ userId: string; name: string | null; number: number | null; total: number }[]> {
  const { rows } = await sql<{ userId: string; name: string | null; number: number | null; total: number }>`
    select b.user_id as "userId", u.name, e.seed as number, count(*) over ()::int as total
    from swiss_byes b join users u on u.id = b.user_id
    join tournament_entries e on e.tournament_id = b.tournament_id and e.user_id = b.user_id
    where b.tournament_id = ${tournamentId} and b.round = ${round} order by e.seed limit ${limit}`.execute(db)
  return rows
}

/** The names of a report's players, in the given order. */
export async function selectNames(db: Db, userIds: readonly string[]): Promise<Map<string, string | null>> {
  const { rows } = await sql<Row<'users', 'id' | 'name'>>`
    select id, name from users where id = any(${userIds}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}
