import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { type KeyRange, rangesBetween } from './rangesBetween.ts'

// SQL for the hall of fame's lists. Each is read along an index in its order, from the top or from a place.

type Db = Kysely<Database>

/** A list of the hall of fame: of champions by titles and points, or by the rating of one speed. */
export type Ranking = Database['rank_marks']['board']

/** A place in a list's order: titles and points, or a rating and 0, and the user at that place. */
export type Place = Row<'rank_marks', 'first' | 'second' | 'userId'>

export type RankedUser = Row<'users', 'id' | 'name' | 'country' | 'role' | 'score' | 'titles'> & {
  rating: number | null
  games: number | null
  first: number
  second: number
}

/** One list as SQL: its users and its order, greater keys first. */
type RankingSql = {
  from: RawBuilder<unknown>
  key: RawBuilder<unknown>
  /** The columns of the key. */
  keyColumns: readonly { name: RawBuilder<unknown>; type: RawBuilder<unknown> }[]
  order: RawBuilder<unknown>
  at: (place: Place) => RawBuilder<unknown>
  columns: RawBuilder<unknown>
}

const byTitles: RankingSql = {
  from: sql`users as e where titles > 0`,
  key: sql`(titles, score, id)`,
  keyColumns: [
    { name: sql`titles`, type: sql`int` },
    { name: sql`score`, type: sql`int` },
    { name: sql`id`, type: sql`uuid` },
  ],
  order: sql`titles desc, score desc, id desc`,
  at: ({ first, second, userId }) => sql`(${first}::int, ${second}::int, ${userId}::uuid)`,
  columns: sql`id, titles as first, score as second, null::float8 as rating, null::int as games`,
}

function byRating(speed: Exclude<Ranking, 'titles'>, now: Date): RankingSql {
  return {
    from: sql`ratings as e where speed = ${speed} and settled_until > ${now}`,
    key: sql`(rating, user_id)`,
    keyColumns: [
      { name: sql`rating`, type: sql`float8` },
      { name: sql`user_id`, type: sql`uuid` },
    ],
    order: sql`rating desc, user_id desc`,
    at: ({ first, userId }) => sql`(${first}::float8, ${userId}::uuid)`,
    columns: sql`user_id as id, rating as first, 0 as second, rating, games`,
  }
}

const sqlOf = (board: Ranking, now: Date) => (board === 'titles' ? byTitles : byRating(board, now))

/** The rows after a place, or from the top. */
export async function selectRanked(
  db: Db,
  { board, now, after, limit }: { board: Ranking; now: Date; after: Place | null; limit: number },
): Promise<RankedUser[]> {
  const { from, key, order, at, columns } = sqlOf(board, now)
  const { rows } = await sql<RankedUser>`
    select u.id, u.name, u.country, u.role, u.score, u.titles, entry.rating, entry.games, first, second
    from (
      select ${columns} from ${from} ${after ? sql`and ${key} < ${at(after)}` : sql``}
      order by ${order} limit ${limit}
    ) as entry join users u on u.id = entry.id
    order by first desc, second desc, entry.id desc`.execute(db)
  return rows
}

/** A user's own row, or null when they are not in the list. */
export async function selectRankedUser(
  db: Db,
  { board, now, userId }: { board: Ranking; now: Date; userId: string },
): Promise<RankedUser | null> {
  const { from, columns } = sqlOf(board, now)
  const { rows } = await sql<RankedUser>`
    select u.id, u.name, u.country, u.role, u.score, u.titles, entry.rating, entry.games, first, second
    from (
      select ${columns} from ${from} and ${board === 'titles' ? sql`id` : sql`user_id`} = ${userId}
    ) as entry join users u on u.id = entry.id`.execute(db)
  return rows[0] ?? null
}

/** The nearest mark above a place; null when there is none, near the top. */
export async function selectMarkAbove(
  db: Db,
  { board, place }: { board: Ranking; place: Place },
): Promise<(Place & { rank: number }) | null> {
  const { first, second, userId } = place
  const { rows } = await sql<Place & Row<'rank_marks', 'rank'>>`
    select rank, first, second, user_id as "userId" from rank_marks
    where board = ${board} and (first, second, user_id) > (${first}::float8, ${second}::float8, ${userId}::uuid)
    order by rank desc limit 1`.execute(db)
  return rows[0] ?? null
}

/** How many users are between two places, or between the top and one. */
export async function countBetween(
  db: Db,
  { board, now, above, below }: { board: Ranking; now: Date; above: Place | null; below: Place },
): Promise<number> {
  const rankingSql = sqlOf(board, now)
  const keyOf = ({ first, second, userId }: Place) =>
    board === 'titles' ? [first, second, userId] : [first, userId]
  const counts = rangesBetween(above && keyOf(above), keyOf(below)).map((range) =>
    countInRange(rankingSql, range),
  )
  if (counts.length === 0) return 0
  const { rows } = await sql<{
    people: number
  }>`select (${sql.join(counts, sql` + `)})::int as people`.execute(db)
  return rows[0]?.people ?? 0
}

/** How many users are in one range of a list's index. */
function countInRange(
  { from, keyColumns }: RankingSql,
  { equal, above, below }: KeyRange<string | number>,
): RawBuilder<unknown> {
  const condition = (index: number, operator: '=' | '>' | '<', value: string | number) => {
    const column = keyColumns[index]
    if (!column) throw new Error('a key has more columns than its list')
    return sql`and ${column.name} ${sql.raw(operator)} ${value}::${column.type}`
  }
  const conditions = [
    ...equal.map((value, index) => condition(index, '=', value)),
    ...(above === null ? [] : [condition(equal.length, '>', above)]),
    ...(below === null ? [] : [condition(equal.length, '<', below)]),
  ]
  return sql`(select count(*) from ${from} ${sql.join(conditions, sql` `)})`
}

/** Takes the lock for making marks until the transaction ends; false when another server has it. */
export async function tryLockMarks(trx: Db): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('rank marks', 0)) as locked`.execute(trx)
  return rows[0]?.locked ?? false
}

/** When the marks were last made; null when there are none. */
export async function selectMarksMadeAt(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select max(made_at) as at from rank_marks`.execute(db)
  return rows[0]?.at ?? null
}

/** Rebuilds the marks of a list, one at each `every`th rank. Reads the whole list along its index. */
export async function replaceMarks(
  trx: Db,
  { board, now, every, timeoutMs }: { board: Ranking; now: Date; every: number; timeoutMs: number },
): Promise<void> {
  const { from, order, columns } = sqlOf(board, now)
  await sql`select set_config('statement_timeout', ${String(timeoutMs)}, true)`.execute(trx)
  await sql`delete from rank_marks where board = ${board}`.execute(trx)
  await sql`
    insert into rank_marks (board, rank, first, second, user_id, made_at)
    select ${board}, rank, first, second, id, ${now} from (
      select ${columns}, row_number() over (order by ${order}) as rank from ${from}
    ) as ranked where rank % ${every}::int = 0`.execute(trx)
}
