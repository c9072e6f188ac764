import { randomUUID } from 'node:crypto'
import { asCents, type Cents, NO_CENTS } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// The SQL of held wins and prizes: their money is in the winner's hold.

type Db = Kysely<Database>

export type HeldPayout = { gameId: string; userId: string; amountCents: Cents }
export type HeldPrize = Row<'held_prizes', 'tournamentId' | 'place' | 'userId'> & { amountCents: Cents }

/**
 * `inReview`: an operator holds it already. `isJudged`: it is judged before it is paid, by the queue of judgements.
 */
type NewHold = { heldAt: Date; dueAt: Date; inReview: boolean; isJudged: boolean }

export async function insertHeldPayout(
  trx: Db,
  { gameId, userId, amountCents, heldAt, dueAt, inReview, isJudged }: HeldPayout & NewHold,
): Promise<void> {
  await sql`
    with held as (
      insert into held_payouts (game_id, user_id, amount, due_at, in_review, review_since)
      values (${gameId}, ${userId}, ${amountCents}, ${dueAt}, ${inReview}, ${inReview ? heldAt : null})
    )
    insert into payout_judgements (id, game_id, user_id, asked_at, due_at)
    select ${randomUUID()}, ${gameId}, ${userId}, ${heldAt}, ${heldAt} where ${isJudged}`.execute(trx)
}

export async function insertHeldPrize(
  trx: Db,
  { tournamentId, place, userId, amountCents, heldAt, dueAt, inReview, isJudged }: HeldPrize & NewHold,
): Promise<void> {
  await sql`
    with held as (
      insert into held_prizes (tournament_id, place, user_id, amount, due_at, in_review, review_since)
      values (${tournamentId}, ${place}, ${userId}, ${amountCents}, ${dueAt}, ${inReview}, ${inReview ? heldAt : null})
    )
    insert into payout_judgements (id, tournament_id, place, user_id, asked_at, due_at)
    select ${randomUUID()}, ${tournamentId}, ${place}, ${userId}, ${heldAt}, ${heldAt} where ${isJudged}`.execute(
    trx,
  )
}

/** The states of a judgement that says nothing yet. */
const unjudged = sql`('waiting', 'judging', 'failed')`

/**
 * Marks the longest due win as paid and returns it. Skips wins in review or being paid by another server. One that
 * should have been judged by now is paid all the same, and noted as missed.
 */
export async function takeDuePayout(trx: Db, now: Date): Promise<HeldPayout | null> {
  const { rows } = await sql<Row<'held_payouts', 'gameId' | 'userId' | 'amount'>>`
    with paid as (
      update held_payouts set paid_at = ${now} where game_id = (
        select game_id from held_payouts where paid_at is null and not in_review and due_at <= ${now}
        order by due_at limit 1 for update skip locked
      ) returning game_id, user_id, amount
    ), missed as (
      update payout_judgements j set state = 'missed', due_at = null, ended_at = ${now} from paid
      where j.game_id = paid.game_id and j.state in ${unjudged}
    )
    select game_id as "gameId", user_id as "userId", amount from paid`.execute(trx)
  const [row] = rows
  return row ? { gameId: row.gameId, userId: row.userId, amountCents: asCents(row.amount) } : null
}

/** The same for prizes. */
export async function takeDuePrize(trx: Db, now: Date): Promise<HeldPrize | null> {
  const { rows } = await sql<Omit<HeldPrize, 'amountCents'> & Row<'held_prizes', 'amount'>>`
    with paid as (
      update held_prizes set paid_at = ${now} where (tournament_id, place) = (
        select tournament_id, place from held_prizes where paid_at is null and not in_review and due_at <= ${now}
        order by due_at limit 1 for update skip locked
      ) returning tournament_id, place, user_id, amount
    ), missed as (
      update payout_judgements j set state = 'missed', due_at = null, ended_at = ${now} from paid
      where j.tournament_id = paid.tournament_id and j.place = paid.place and j.state in ${unjudged}
    )
    select tournament_id as "tournamentId", place, user_id as "userId", amount from paid`.execute(trx)
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
    with undone as (
      update held_payouts set paid_at = ${now}, undone_by = ${actId} from games
      where game_id = ${gameId} and games.id = game_id and paid_at is null
      returning game_id, user_id, case when white_id = user_id then black_id else white_id end as loser_id, wager_cents
    ), unjudged as (
      update payout_judgements j set state = 'undone', due_at = null, ended_at = coalesce(j.ended_at, ${now})
      from undone where j.game_id = undone.game_id and j.state in ('waiting', 'judging', 'failed', 'held', 'released')
    )
    select user_id as "winnerId", loser_id as "loserId", wager_cents as stake from undone`.execute(trx)
  const [row] = rows
  return row ? { ...row, stake: asCents(row.stake) } : null
}

/**
 * Sums what a user has won that is not paid yet: what is in review, the longest since `sinceMs`, and what will be paid
 * without an operator, the last of it at `dueAtMs` (null if there is none).
 */
export async function sumHeld(
  db: Db,
  userId: string,
): Promise<{ inReview: Cents; sinceMs: number | null; due: Cents; dueAtMs: number | null }> {
  const { rows } = await sql<{ inReview: bigint; since: Date | null; due: bigint; dueAt: Date | null }>`
    select coalesce(sum(amount) filter (where in_review), 0)::bigint as "inReview",
      min(review_since) filter (where in_review) as since,
      coalesce(sum(amount) filter (where not in_review), 0)::bigint as due,
      max(due_at) filter (where not in_review) as "dueAt"
    from (
      select amount, due_at, in_review, review_since from held_payouts where user_id = ${userId} and paid_at is null
      union all
      select amount, due_at, in_review, review_since from held_prizes where user_id = ${userId} and paid_at is null
    ) as held`.execute(db)
  const [row] = rows
  return {
    inReview: asCents(row?.inReview ?? NO_CENTS),
    sinceMs: row?.since?.getTime() ?? null,
    due: asCents(row?.due ?? NO_CENTS),
    dueAtMs: row?.dueAt?.getTime() ?? null,
  }
}
