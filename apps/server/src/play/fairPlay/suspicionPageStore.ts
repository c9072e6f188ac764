import { asCents, type Cents } from '@lance/domain'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { Suspicion } from './suspicionStore.ts'

// SQL of the desk's list of suspicions.

type Db = Kysely<Database>

/**
 * A suspicion in the desk's list. `waiting`: the wins and prizes of the player that an operator or a judgement holds.
 * `falseAlarmRate`: null where the figures have none.
 */
export type ListedSuspicion = Omit<Suspicion, 'figures'> & {
  isFrozen: boolean
  waiting: Cents
  falseAlarmRate: number | null
  stake: Cents
  priority: number
}

export type SuspicionQuery = {
  status: 'open' | 'judged'
  kind: Suspicion['kind'] | null
  order: 'urgent' | 'strongest' | 'oldest'
  /** The sort key and the id of the last row of the page before. */
  after: readonly string[] | null
  limit: number
}

const listed = sql`
  s.id, s.kind, s.user_id as "userId", u.name as "userName", s.other_id as "otherId", o.name as "otherName", s.weight,
  s.raised_at as "raisedAt", s.renewed_at as "renewedAt", s.verdict, s.closed_at as "closedAt",
  s.stake_cents as stake, s.priority,
  case when jsonb_typeof(s.figures->'falseAlarmRate') = 'number' then (s.figures->>'falseAlarmRate')::float end
    as "falseAlarmRate",
  exists (select from frozen_accounts f where f.user_id = s.user_id) as "isFrozen",
  (select coalesce(sum(w.amount), 0) from held_payouts w
    where w.user_id = s.user_id and w.paid_at is null and w.in_review)::bigint
  + (select coalesce(sum(w.amount), 0) from held_prizes w
    where w.user_id = s.user_id and w.paid_at is null and w.in_review)::bigint as waiting`
const tables = sql`suspicions s join users u on u.id = s.user_id left join users o on o.id = s.other_id`

type ListedRow = Omit<ListedSuspicion, 'waiting' | 'stake'> & { waiting: bigint; stake: bigint }

const asListed = ({ waiting, stake, ...row }: ListedRow): ListedSuspicion => ({
  ...row,
  waiting: asCents(waiting),
  stake: asCents(stake),
})

/** Open suspicions, the most urgent, the strongest or the oldest first, or judged ones, the latest verdict first. */
export async function selectSuspicionPage(
  db: Db,
  { status, kind, order, after, limit }: SuspicionQuery,
): Promise<ListedSuspicion[]> {
  const [key = null, id = null] = after ?? []
  const ofKind = kind === null ? sql`true` : sql`s.kind = ${kind}`
  const page =
    status === 'judged'
      ? sql`s.closed_at is not null and (${key}::timestamptz is null
          or (s.closed_at <= ${key}::timestamptz
            and (s.closed_at, ${id}::uuid) < (${key}::timestamptz, s.id))) order by s.closed_at desc, s.id`
      : order === 'oldest'
        ? sql`s.closed_at is null and (${key}::timestamptz is null
            or (s.raised_at, s.id) > (${key}::timestamptz, ${id}::uuid)) order by s.raised_at, s.id`
        : heaviestFirst(order === 'urgent' ? sql`s.priority` : sql`s.weight`, { key, id })
  const { rows } = await sql<ListedRow>`
    select ${listed} from ${tables} where ${ofKind} and ${page} limit ${limit}`.execute(db)
  return rows.map(asListed)
}

const heaviestFirst = (
  by: RawBuilder<unknown>,
  { key, id }: { key: string | null; id: string | null },
) => sql`
  s.closed_at is null and (${key}::real is null
    or (${by} <= ${key}::real and (${by}, ${id}::uuid) < (${key}::real, s.id))) order by ${by} desc, s.id`

export async function selectListedSuspicion(db: Db, id: string): Promise<ListedSuspicion | null> {
  const { rows } = await sql<ListedRow>`select ${listed} from ${tables} where s.id = ${id}`.execute(db)
  return rows[0] ? asListed(rows[0]) : null
}

/** The suspicions of a player, the latest first. */
export async function selectSuspicionsAbout(
  db: Db,
  { userId, limit }: { userId: string; limit: number },
): Promise<ListedSuspicion[]> {
  const { rows } = await sql<ListedRow>`
    select ${listed} from ${tables} where s.user_id = ${userId} order by s.raised_at desc, s.id limit ${limit}`.execute(
    db,
  )
  return rows.map(asListed)
}

/** Who judged a suspicion, and why. */
export async function selectVerdictAct(
  db: Db,
  id: string,
): Promise<Row<'operator_acts', 'who' | 'why'> | null> {
  const { rows } = await sql<Row<'operator_acts', 'who' | 'why'>>`
    select who, why from operator_acts a join suspicions s on s.closed_by = a.id where s.id = ${id}`.execute(
    db,
  )
  return rows[0] ?? null
}
