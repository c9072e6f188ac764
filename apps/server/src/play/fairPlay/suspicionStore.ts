import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { priorityOf } from './priorityOf.ts'

// SQL of the suspicions for an operator.

type Db = Kysely<Database>

export type SuspicionKind = Suspicion['kind']
export const VERDICTS = ['clean', 'guilty', 'unclear'] as const
export type Verdict = (typeof VERDICTS)[number]

export type NewSuspicion = {
  kind: SuspicionKind
  userId: string
  otherId: string | null
  weight: number
  /** The evidence, and the money that it is about: their product orders the queue. */
  nats: number
  cents: bigint
  figures: object
}

/** Puts a suspicion into the operator's queue, or updates it there. Returns its id, and whether it is new. */
export async function raiseSuspicion(
  db: Db,
  { kind, userId, otherId, weight, nats, cents, figures }: NewSuspicion,
  now: Date,
): Promise<{ id: string; isNew: boolean }> {
  const priority = priorityOf({ nats, cents: Number(cents) })
  const { rows } = await sql<{ id: string; isNew: boolean }>`
    insert into suspicions
      (id, kind, user_id, other_id, weight, figures, raised_at, renewed_at, stake_cents, priority)
    values (${randomUUID()}, ${kind}, ${userId}, ${otherId}, ${weight}, ${JSON.stringify(figures)}, ${now}, ${now},
      ${cents}, ${priority})
    on conflict (kind, user_id, coalesce(other_id, user_id)) where closed_at is null
    do update set weight = excluded.weight, figures = excluded.figures, renewed_at = excluded.renewed_at,
      stake_cents = excluded.stake_cents, priority = excluded.priority
    returning id, raised_at = renewed_at as "isNew"`.execute(db)
  const [raised] = rows
  if (!raised) throw new Error('a suspicion was not stored')
  return raised
}

/** When an operator last judged such a suspicion: what came before no longer counts. Null if never. */
export async function selectLastClosed(
  db: Db,
  { kind, userId, otherId = null }: { kind: SuspicionKind; userId: string; otherId?: string | null },
): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(closed_at) as at from suspicions where user_id = ${userId} and kind = ${kind}
      and closed_at is not null and other_id is not distinct from ${otherId}`.execute(db)
  return rows[0]?.at ?? null
}

/** The reports about a user since `since` that no operator dismissed: how many reporters, by kind, and the games. */
export async function selectReports(
  db: Db,
  { userId, since }: { userId: string; since: Date },
): Promise<{ reporters: number; byKind: Record<string, number>; gameIds: string[] }> {
  const { rows } = await sql<Row<'reports', 'kind' | 'reporterId' | 'gameId'>>`
    select kind, reporter_id as "reporterId", game_id as "gameId" from reports
    where reported_id = ${userId} and reported_at > ${since} and outcome is distinct from 'dismissed'
    order by reported_at desc limit 200`.execute(db)
  const byKind: Record<string, number> = {}
  for (const { kind } of rows) byKind[kind] = (byKind[kind] ?? 0) + 1
  const reporters = new Set(rows.map(({ reporterId }) => reporterId)).size
  return { reporters, byKind, gameIds: [...new Set(rows.map(({ gameId }) => gameId))].slice(0, 20) }
}

export type Suspicion = Row<
  'suspicions',
  | 'id'
  | 'kind'
  | 'userId'
  | 'otherId'
  | 'weight'
  | 'figures'
  | 'raisedAt'
  | 'renewedAt'
  | 'verdict'
  | 'closedAt'
> & { userName: string | null; otherName: string | null }

const head = sql`
  s.id, s.kind, s.user_id as "userId", u.name as "userName", s.other_id as "otherId", o.name as "otherName", s.weight,
  s.raised_at as "raisedAt", s.renewed_at as "renewedAt", s.verdict, s.closed_at as "closedAt"`
const tables = sql`suspicions s join users u on u.id = s.user_id left join users o on o.id = s.other_id`

/** The open suspicions without their figures, those with the most money and evidence first. */
export async function selectOpenSuspicions(db: Db, limit: number): Promise<Omit<Suspicion, 'figures'>[]> {
  const { rows } = await sql<Omit<Suspicion, 'figures'>>`
    select ${head} from ${tables} where s.closed_at is null order by s.priority desc, s.id limit ${limit}`.execute(
    db,
  )
  return rows
}

export async function selectSuspicion(db: Db, id: string): Promise<Suspicion | null> {
  const { rows } = await sql<Suspicion>`select ${head}, s.figures from ${tables} where s.id = ${id}`.execute(
    db,
  )
  return rows[0] ?? null
}

/**
 * Closes a suspicion. Its verdict also resolves the open fair-play reports about the player, if it rests on
 * reports: they are what was judged. Returns null if it wasn't open, else how many reports it resolved.
 */
export async function closeSuspicion(
  db: Db,
  { id, verdict, actId, now }: { id: string; verdict: Verdict; actId: string; now: Date },
): Promise<{ reports: number } | null> {
  const { rows } = await sql<{ kind: SuspicionKind; userId: string }>`
    update suspicions set verdict = ${verdict}, closed_by = ${actId}, closed_at = ${now}
    where id = ${id} and closed_at is null returning kind, user_id as "userId"`.execute(db)
  const [closed] = rows
  if (!closed) return null
  if (closed.kind !== 'reported') return { reports: 0 }
  const { numAffectedRows } = await sql`
    update reports set outcome = ${verdict === 'guilty' ? 'upheld' : 'dismissed'}, resolved_by = ${actId},
      resolved_at = ${now}
    where reported_id = ${closed.userId} and kind = 'fair_play' and resolved_at is null`.execute(db)
  return { reports: Number(numAffectedRows) }
}

/**
 * Deletes the suspicions about this user alone, or about a group from which they gained; those about a pair concern the
 * other player too, and stay.
 */
export async function deleteSuspicionsOf(trx: Db, userId: string): Promise<void> {
  await sql`delete from suspicions where user_id = ${userId} and other_id is null`.execute(trx)
}
