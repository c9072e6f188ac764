import type { Variant } from '@lance/chess'
import type { GameSearch } from '@lance/contract'
import type { Clock, EndReason, GameStatus } from '@lance/domain'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { type ClockRow, parseClock } from './gamesStore.ts'

// SQL for lists of games.

type Db = Kysely<Database>

export type ListedGame = Row<
  'games',
  | 'id'
  | 'status'
  | 'reason'
  | 'white_id'
  | 'black_id'
  | 'winner_id'
  | 'time_control_s'
  | 'increment_s'
  | 'variant'
  | 'wager_cents'
  | 'ply'
  | 'fen'
  | 'last_move'
  | 'due_at'
  | 'created_at'
  | 'ended_at'
> & {
  white_name: string
  black_name: string
  white_role: string
  black_role: string
  white_titles: number
  black_titles: number
}

const listed = sql`
  g.id, g.status, g.reason, g.white_id, g.black_id, w.name as white_name, b.name as black_name, w.role as white_role,
  b.role as black_role, w.titles as white_titles, b.titles as black_titles, g.winner_id,
  g.time_control_s, g.increment_s, g.variant, g.wager_cents, g.ply, g.fen, g.last_move, g.due_at, g.created_at, g.ended_at
  from g join users w on w.id = g.white_id join users b on b.id = g.black_id`

/** A page of a list begins after this game. */
export type ListCursor = { createdAtMs: number; gameId: string }

/** The rating that a game counts for; games from before there were increments say it by their time control. */
const countedSpeed = sql`coalesce(speed, case
  when time_control_s >= 86400 then 'daily' when time_control_s > 1800 then 'classical' else 'rapid' end)`

/**
 * Conditions by which a game, seen by one of its players, matches the search. `other`: the opponent's column.
 */
function matches(
  { opponent = '', result, speed }: GameSearch,
  { userId, other }: { userId: string; other: 'white_id' | 'black_id' },
): RawBuilder<unknown> {
  const results = {
    won: sql`and winner_id = ${userId}`,
    lost: sql`and winner_id <> ${userId}`,
    drawn: sql`and winner_id is null and reason not in ('aborted', 'server', 'no_show')`,
  }
  const name = `%${opponent.trim().replace(/[\\%_]/g, '\\$&')}%`
  const named = sql`and exists (select from users where id = ${sql.ref(other)} and name ilike ${name})`
  return sql`${result ? results[result] : sql``} ${speed ? sql`and ${countedSpeed} = ${speed}` : sql``}
    ${opponent.trim() === '' ? sql`` : named}`
}

/** Ended games of a user, newest first; with a search, those that match it. */
export async function selectEndedGames(
  db: Db,
  {
    userId,
    after,
    limit,
    search = {},
  }: { userId: string; after: ListCursor | null; limit: number; search?: GameSearch },
): Promise<ListedGame[]> {
  const side = (color: 'white' | 'black') => {
    const other = color === 'white' ? 'black_id' : 'white_id'
    return sql`(
      select * from games where ${sql.ref(`${color}_id`)} = ${userId} and status <> 'playing'
        ${after ? sql`and (created_at, id) < (${new Date(after.createdAtMs)}, ${after.gameId})` : sql``}
        ${matches(search, { userId, other })} ${search.color && search.color !== color ? sql`and false` : sql``}
      order by created_at desc, id desc limit ${limit}
    )`
  }
  const { rows } = await sql<ListedGame>`
    with g as (${side('white')} union all ${side('black')})
    select ${listed} order by g.created_at desc, g.id desc limit ${limit}`.execute(db)
  return rows
}

/** The running games of a user: daily ones first, then by when they are due. */
export async function selectPlayingGames(
  db: Db,
  { userId, limit }: { userId: string; limit: number },
): Promise<ListedGame[]> {
  const { rows } = await sql<ListedGame>`
    with g as (
      select * from games where status = 'playing' and (white_id = ${userId} or black_id = ${userId})
    )
    select ${listed} order by g.time_control_s >= 86400 desc, g.due_at, g.id limit ${limit}`.execute(db)
  return rows
}

export async function selectIsPremium(db: Db, userId: string): Promise<boolean | null> {
  const { rows } = await sql<Row<'users', 'role'>>`
    select role from users where id = ${userId} and closed_at is null`.execute(db)
  return rows[0] ? rows[0].role === 'PREMIUM' : null
}

/** Which of these users are members. */
export async function selectPremium(db: Db, userIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<Row<'users', 'id'>>`
    select id from users where id = any(${[...new Set(userIds)]}::uuid[]) and role = 'PREMIUM'`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Moves and names of these games, for their scores. */
export async function selectScores(
  db: Db,
  gameIds: readonly string[],
): Promise<
  {
    id: string
    white_id: string
    black_id: string
    status: GameStatus
    reason: EndReason | null
    winner_id: string | null
    white_name: string
    black_name: string
    white_elo: number
    black_elo: number
    time_control_s: number
    increment_s: number
    variant: Variant
    start_fen: string | null
    rated: boolean
    tournament_id: string | null
    white_berserk: boolean
    black_berserk: boolean
    created_at: Date
    moves: [uci: string, clockMs: number][]
  }[]
> {
  const { rows } = await sql<Awaited<ReturnType<typeof selectScores>>[number]>`
    select g.id, g.white_id, g.black_id, g.status, g.reason, g.winner_id, w.name as white_name, b.name as black_name,
      g.white_elo, g.black_elo, g.time_control_s, g.increment_s, g.variant, g.start_fen, g.rated, g.tournament_id, g.created_at,
      g.white_berserk, g.black_berserk,
      (select coalesce(json_agg(json_build_array(uci, clock_ms) order by ply), '[]') from moves where game_id = g.id)
        as moves
    from games g join users w on w.id = g.white_id join users b on b.id = g.black_id
    where g.id = any(${gameIds}::text[]) order by g.created_at desc, g.id desc`.execute(db)
  return rows
}

/** The clocks of those of these games that are running, as of the start of the turn. */
export async function selectClocks(
  db: Db,
  gameIds: readonly string[],
): Promise<{ id: string; whiteId: string; clock: Clock }[]> {
  const { rows } = await sql<Row<'games', 'id' | 'white_id'> & ClockRow>`
    select id, white_id, time_control_s, increment_s, white_ms, black_ms, ply, turn_started_at,
      white_berserk, black_berserk
    from games where id = any(${gameIds}::text[]) and status = 'playing'`.execute(db)
  return rows.map((row) => ({ id: row.id, whiteId: row.white_id, clock: parseClock(row) }))
}

/** How many games are being played. */
export async function countRunning(db: Db): Promise<number> {
  const { rows } = await sql<{ games: number }>`
    select count(*)::int as games from games where status = 'playing'`.execute(db)
  return rows[0]?.games ?? 0
}
