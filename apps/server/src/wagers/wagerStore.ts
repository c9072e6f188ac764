import { asCents, type Cents } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'

// The SQL of wagered games beyond the ledger's.

type Db = Kysely<Database>

export type Aborts = { userId: string; count: number; latestAtMs: number }

/** Who of these users aborted wagered games since then. */
export async function selectAborts(
  db: Db,
  { userIds, since }: { userIds: readonly string[]; since: Date },
): Promise<Aborts[]> {
  const { rows } = await sql<{ user_id: string; count: number; latest: Date }>`
    select user_id, count(*)::int as count, max(aborted_at) as latest from wager_aborts
    where user_id = any(${userIds}::uuid[]) and aborted_at > ${since} group by user_id`.execute(db)
  return rows.map(({ user_id, count, latest }) => ({
    userId: user_id,
    count,
    latestAtMs: latest.getTime(),
  }))
}

export async function insertAbort(
  trx: Db,
  { gameId, userId, at }: { gameId: string; userId: string; at: Date },
): Promise<void> {
  await trx.insertInto('wager_aborts').values({ game_id: gameId, user_id: userId, aborted_at: at }).execute()
}

export type HeldPayout = { gameId: string; userId: string; amountCents: Cents }

export async function insertHeldPayout(
  trx: Db,
  { gameId, userId, amountCents, dueAt, inReview }: HeldPayout & { dueAt: Date; inReview: boolean },
): Promise<void> {
  await trx
    .insertInto('held_payouts')
    .values({
      ...{ game_id: gameId, user_id: userId, amount: amountCents },
      ...{ due_at: dueAt, paid_at: null, in_review: inReview },
    })
    .execute()
}

/** Marks the payout that is due for longest as paid, unless it is in review or another server pays it, and gives it. */
export async function takeDuePayout(trx: Db, now: Date): Promise<HeldPayout | null> {
  const { rows } = await sql<{ game_id: string; user_id: string; amount: bigint }>`
    update held_payouts set paid_at = ${now} where game_id = (
      select game_id from held_payouts where paid_at is null and not in_review and due_at <= ${now}
      order by due_at limit 1 for update skip locked
    ) returning game_id, user_id, amount`.execute(trx)
  const [row] = rows
  return row ? { gameId: row.game_id, userId: row.user_id, amountCents: asCents(row.amount) } : null
}

export type UndonePayout = { winnerId: string; loserId: string; stake: Cents }

/** Who lost the game whose win is held, and has not been paid or undone. */
export async function selectHeldPayout(trx: Db, gameId: string): Promise<{ loserId: string } | null> {
  const { rows } = await sql<{ loserId: string }>`
    select case when white_id = user_id then black_id else white_id end as "loserId"
    from held_payouts join games on games.id = game_id
    where game_id = ${gameId} and paid_at is null`.execute(trx)
  return rows[0] ?? null
}

/** Marks the win of a game that is still held back as undone by an operator's act; null: none is. */
export async function takeHeldPayout(
  trx: Db,
  { gameId, actId, now }: { gameId: string; actId: string; now: Date },
): Promise<UndonePayout | null> {
  const { rows } = await sql<{ winnerId: string; loserId: string; stake: bigint }>`
    update held_payouts set paid_at = ${now}, undone_by = ${actId} from games
    where game_id = ${gameId} and games.id = game_id and paid_at is null
    returning user_id as "winnerId", case when white_id = user_id then black_id else white_id end as "loserId",
      wager_cents as stake`.execute(trx)
  const [row] = rows
  return row ? { ...row, stake: asCents(row.stake) } : null
}

export async function deleteAbortsOf(trx: Db, userId: string): Promise<void> {
  await sql`delete from wager_aborts where user_id = ${userId}`.execute(trx)
}
