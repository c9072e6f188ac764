import { asCents, type Cents, type Cpf } from '@lance/domain'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { Sealer } from '../../kernel/sealing/sealer.ts'
import { patternOf, readSearch } from './readSearch.ts'

// SQL of the desk's list of people, over `people_index` (0068_people_index).

type Db = Kysely<Database>

/** How a search goes about a long list, in rows; it finds the same whatever they are. */
export type SearchBounds = {
  /** How far down the list it looks first: common names are found there. */
  near: number
  /** With so many matches there the page is likely full after `likely` rows, sooner than by the index. */
  likelyMin: number
  likely: number
  /** The most matches that are sorted. Those of more are dense: a walk down the whole list meets them. */
  sorted: number
}

const BOUNDS: SearchBounds = { near: 5000, likelyMin: 12, likely: 30_000, sorted: 2000 }

export type ListedPerson = Row<'users', 'id' | 'name' | 'email' | 'createdAt' | 'closedAt'> & {
  isFrozen: boolean
  isPremium: boolean
  wallet: Cents
  hasHolds: boolean
  suspicions: number
  /** When they joined, to the microsecond, for the cursor. */
  joinedAt: string
}

export type PeopleQuery = {
  text: string
  status: 'open' | 'frozen' | 'closed' | 'premium' | 'holds' | 'suspicions' | null
  /** Those who joined on this day or later, `2026-01-15`, in Brazil's time. */
  since: string | null
  /** The accounts with the CPF that was searched for; null for another search. */
  cpfOwners: readonly string[] | null
  /** Time and id of the last row of the page before. */
  after: readonly string[] | null
  limit: number
}

/** The accounts whose withdrawals go to this CPF, or whose owner was verified by it. */
export async function selectOwnersOfCpf(
  db: Db,
  { sealer, cpf }: { sealer: Sealer; cpf: Cpf },
): Promise<string[]> {
  const indexes = sealer.indexesOf('cpf', cpf)
  const { rows } = await sql<{ userId: string }>`
    select user_id as "userId" from payees where cpf_index = any(${indexes}::bytea[])
    union
    select user_id from identity_checks
    where cpf_index = any(${indexes}::bytea[]) and purpose = 'verify' and status = 'verified'`.execute(db)
  return rows.map(({ userId }) => userId)
}

/** People, the newest first. What is searched decides which index leads: a rare one, or the order of the list. */
export async function selectPeoplePage(
  db: Db,
  query: PeopleQuery,
  bounds: SearchBounds = BOUNDS,
): Promise<ListedPerson[]> {
  const { text, cpfOwners, status } = query
  if (cpfOwners !== null) return selectBy(db, query, [sql`p.user_id = any(${cpfOwners}::uuid[])`])
  const search = readSearch(text)
  const id = search.id ?? (text.includes('@') ? await selectIdOfEmail(db, text) : null)
  if (id !== null) return selectBy(db, query, [sql`p.user_id = ${id}`])
  if (search.parts.length === 0) return selectBy(db, query, [])
  // A closed account has no words.
  if (status === 'closed') return []
  // No index knows this, and the planner expects many to match: the other condition leads, or the order of the list.
  const seen = search.parts.map((part) => sql`strpos(p.words, fold_words(${part})) > 0`)
  if (status !== null && status in MARKED) return selectBy(db, query, seen)
  return (
    (await selectNear(db, query, seen, bounds)) ??
    (await selectFound(db, query, search.parts, bounds.sorted)) ??
    selectBy(db, query, seen)
  )
}

/** The page, if it is full after the first rows of the list. */
async function selectNear(
  db: Db,
  query: PeopleQuery,
  seen: readonly RawBuilder<unknown>[],
  { near, likelyMin, likely }: SearchBounds,
): Promise<ListedPerson[] | null> {
  const first = await selectBy(db, query, seen, near)
  if (first.length === query.limit) return first
  if (first.length < likelyMin) return null
  const more = await selectBy(db, query, seen, likely)
  return more.length === query.limit ? more : null
}

async function selectIdOfEmail(db: Db, email: string): Promise<string | null> {
  const { rows } = await sql<Row<'users', 'id'>>`
    select id from users where email = ${email.trim().toLowerCase()}`.execute(db)
  return rows[0]?.id ?? null
}

/** The few accounts that have a mark, by the table that marks them. */
const MARKED: Readonly<Record<string, RawBuilder<unknown>>> = {
  frozen: sql`select user_id from frozen_accounts`,
  holds: sql`
    select user_id from payout_holds where user_id is not null
    union select user_id from held_payouts where paid_at is null and in_review
    union select user_id from held_prizes where paid_at is null and in_review`,
  suspicions: sql`select user_id from suspicions where closed_at is null`,
}

const isFrozen = (userId: RawBuilder<unknown>) =>
  sql`exists (select from frozen_accounts f where f.user_id = ${userId})`

function conditionsOf({ status, since }: PeopleQuery): RawBuilder<unknown>[] {
  const marked = status === null ? undefined : MARKED[status]
  return [
    ...(status === 'open' ? [sql`not p.is_closed and not ${isFrozen(sql`p.user_id`)}`] : []),
    ...(status === 'closed' ? [sql`p.is_closed`] : []),
    ...(status === 'premium' ? [sql`p.is_premium`] : []),
    // As an array it is read first, and leads by the primary key.
    ...(marked ? [sql`p.user_id = any(array(${marked}))`] : []),
    ...(since === null
      ? []
      : [sql`p.created_at >= (${since}::date::timestamp at time zone 'America/Sao_Paulo')`]),
  ]
}

const afterLast = ([at = null, id = null]: readonly (string | null)[], row: RawBuilder<unknown>) =>
  at === null ? sql`true` : sql`(${row}) < (${at}::timestamptz, ${id}::uuid)`

/** `nearRows`: looks for the conditions only in so many rows of the list. */
async function selectBy(
  db: Db,
  query: PeopleQuery,
  conditions: readonly RawBuilder<unknown>[],
  nearRows: number | null = null,
): Promise<ListedPerson[]> {
  const { after, limit } = query
  const listConditions = [...conditionsOf(query), afterLast(after ?? [], sql`p.created_at, p.user_id`)]
  const order = sql`order by p.created_at desc, p.user_id desc`
  const all = sql.join([...(nearRows === null ? listConditions : [sql`true`]), ...conditions], sql` and `)
  const rowsOf =
    nearRows === null
      ? sql`people_index p`
      : sql`(select * from people_index p where ${sql.join(listConditions, sql` and `)} ${order} limit ${nearRows}) as p`
  const { rows } = await sql<StoredPerson>`
    with page as materialized (
      select p.user_id, p.created_at from ${rowsOf} where ${all} ${order} limit ${limit}
    )
    select ${listed} from page join users u on u.id = page.user_id
    order by page.created_at desc, page.user_id desc`.execute(db)
  return rows.map(asListed)
}

/** The page of those whose words match, after sorting all of them; null if they are too many for that. */
async function selectFound(
  db: Db,
  query: PeopleQuery,
  parts: readonly string[],
  sortedMax: number,
): Promise<ListedPerson[] | null> {
  const matches = parts.map((part) => sql`p.words like fold_words(${patternOf(part)})`)
  const onPage = [...conditionsOf(query), afterLast(query.after ?? [], sql`p.created_at, p.user_id`)]
  const { rows } = await sql<StoredPerson & { found: number }>`
    with found as materialized (
      select * from people_index p where ${sql.join(matches, sql` and `)} limit ${sortedMax + 1}
    ), page as materialized (
      select p.user_id, p.created_at from found p
      where (select count(*) from found) <= ${sortedMax} and ${sql.join(onPage, sql` and `)}
      order by p.created_at desc, p.user_id desc limit ${query.limit}
    )
    select counted.found, ${listed}
    from (select count(*)::int as found from found) as counted
    left join page on true left join users u on u.id = page.user_id
    order by page.created_at desc, page.user_id desc`.execute(db)
  if ((rows[0]?.found ?? 0) > sortedMax) return null
  return rows.filter(({ id }) => id !== null).map(({ found: _found, ...row }) => asListed(row))
}

const listed = sql`
  u.id, u.name, u.email, u.created_at as "createdAt", page.created_at::text as "joinedAt", u.closed_at as "closedAt", u.role = 'PREMIUM' as "isPremium",
  ${isFrozen(sql`u.id`)} as "isFrozen",
  coalesce((select balance from accounts a where a.owner_id = u.id::text and a.kind = 'wallet'), 0)::bigint as wallet,
  (exists (select from payout_holds h where h.user_id = u.id)
    or exists (select from held_payouts h where h.user_id = u.id and h.paid_at is null and h.in_review)
    or exists (select from held_prizes h where h.user_id = u.id and h.paid_at is null and h.in_review)) as "hasHolds",
  (select count(*)::int from suspicions s where s.user_id = u.id and s.closed_at is null) as suspicions`

type StoredPerson = Omit<ListedPerson, 'wallet'> & { wallet: bigint }

const asListed = ({ wallet, ...row }: StoredPerson): ListedPerson => ({ ...row, wallet: asCents(wallet) })
