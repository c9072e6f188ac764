import { asCents, type Cents, NO_CENTS } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// The SQL of held wins and prizes: their money is in the winner's hold.

type Db = Kysely<Database>

export type HeldPayout = { gameId: string; userId: string; amountCents: Cents }
export type HeldPrize = Row<'held_prizes', 'tournamentId' | 'place' | 'userId'> & { amountCents: Cents }

type HoldTiming = { dueAt: Date; inReview: boolean }

export async function insertHeldPayout(
  trx: Db,
  { gameId, userId, amountCents, dueAt, inReview }: HeldPayout & HoldTiming,
): Promise<void> {
  await trx
    .insertInto('held_payouts')
    .values({
      game_id: gameId,
      user_id: userId,
      amount: amountCents,
      due_at: dueAt,
      paid_at: null,
      in_review: inReview,
    })
    .execute()
}

export async function insertHeldPrize(
  trx: Db,
  { tournamentId, place, userId, amountCents, dueAt, inReview }: HeldPrize & HoldTiming,
): Promise<void> {
  await sql`
    insert into held_prizes (tournament_id, place, user_id, amount, due_at, in_review)
    values (${tournamentId}, ${place}, ${userId}, ${amountCents}, ${dueAt}, ${inReview})`.execute(trx)
}

/** Marks the longest due win as paid and returns it. Skips wins in review or being paid by another server. */
export async function takeDuePayout(trx: Db, now: Date): Promise<HeldPayout | null> {
  const { rows } = await sql<Row<'held_payouts', 'gameId' | 'userId' | 'amount'>>`
    update held_payouts set paid_at = ${now} where game_id = (
      select game_id from held_payouts where paid_at is null and not in_review and due_at <= ${now}
      order by due_at limit 1 for update skip locked
    ) returning game_id as "gameId", user_id as "userId", amount`.execute(trx)
  const [row] = rows
  return row ? { gameId: row.gameId, userId: row.userId, amountCents: asCents(row.amount) } : null
}

/** The same for prizes. */
export async function takeDuePrize(trx: Db, now: Date): Promise<HeldPrize | null> {
  const { rows } = await sql<Omit<HeldPrize, 'amountCents'> & Row<'held_prizes', 'amount'>>`
    update held_prizes set paid_at = ${now} where (tournament_id, place) = (
      select tournament_id, place from held_prizes where paid_at is null and not in_review and due_at <= ${now}
      order by due_at limit 1 for update skip locked
    ) returning tournament_id as "tournamentId", place, user_id as "userId", amount`.execute(trx)
  const [row] = rows
  if (!row) return null
  const { amount, ...prize } = row
  return { ...prize, amountCents: asCents(amount) }
}

export type UndonePayout = { winnerId: string; loserId: string; stake: Cents }

/** Finds the loser of a game whose win is held and has not been paid or undone. */
export async function selectHeldPayout(trx: Db, gameId: string): Promise<{ loserId: string } | null> {
  const { rows } = await sql<{ loserId: string }>`
    select case when white_id = user_id then black_id else white_id end as "loserId"
    from held_payouts join games on games.id = game_id
    where game_id = ${gameId} and paid_at is null`.execute(trx)
  return rows[0] ?? null
}

/** Marks the held win of a game as undone by an operator's act. Returns null if no win is held. */
export async function undoHeldPayout(
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

/**
 * Sums what a user has won that is not paid yet: what is in review, and what will be paid without an
 * operator, the last of it at `dueAtMs` (null if there is none).
 */
export async function sumHeld(
  db: Db,
  userId: string,
): Promise<{ inReview: Cents; due: Cents; dueAtMs: number | null }> {
  const { rows } = await sql<{ inReview: bigint; due: bigint; dueAt: Date | null }>`
    select coalesce(sum(amount) filter (where in_review), 0)::bigint as "inReview",
      coalesce(sum(amount) filter (where not in_review), 0)::bigint as due,
      max(due_at) filter (where not in_review) as "dueAt"
    from (
      select amount, due_at, in_review from held_payouts where user_id = ${userId} and paid_at is null
      union all
      select amount, due_at, in_review from held_prizes where user_id = ${userId} and paid_at is null
    ) as held`.execute(db)
  const [row] = rows
  return {
    inReview: asCents(row?.inReview ?? NO_CENTS),
    due: asCents(row?.due ?? NO_CENTS),
    dueAtMs: row?.dueAt?.getTime() ?? null,
  }
}
