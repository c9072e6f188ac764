import { asCents, type Cents, NO_CENTS } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'

// The SQL of the wins that an operator holds until he releases them.

type Db = Kysely<Database>

/** Whose payouts are held: the one of a game, or all of a user. */
export type PayoutsOf = { gameId: string } | { userId: string }

const split = (of: PayoutsOf) => ({
  gameId: 'gameId' in of ? of.gameId : null,
  userId: 'userId' in of ? of.userId : null,
})

const lockOf = (userId: string) => sql`hashtextextended(${`payouts of ${userId}`}, 0)`

/** Holds a game's row until the transaction ends; null: there is none. */
export async function holdWageredGame(
  trx: Db,
  gameId: string,
): Promise<{ isOver: boolean; hasPayout: boolean; isPaid: boolean } | null> {
  const { rows } = await sql<{ isOver: boolean; wager: bigint; winnerId: string | null }>`
    select status <> 'playing' as "isOver", wager_cents as wager, winner_id as "winnerId"
    from games where id = ${gameId} for update`.execute(trx)
  const [game] = rows
  if (!game) return null
  const { rows: unpaid } = await sql`
    select from held_payouts where game_id = ${gameId} and paid_at is null for update`.execute(trx)
  const hasPayout = game.wager > 0n && (!game.isOver || game.winnerId !== null)
  return { isOver: game.isOver, hasPayout, isPaid: hasPayout && game.isOver && unpaid.length === 0 }
}

/** Until the transaction ends no game of this user's is paid out without having seen what it wrote. */
export async function holdPayoutsOf(trx: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockOf(userId)})`.execute(trx)
}

/**
 * Whether an operator holds what this user wins with this game, whose row is held. True as of the commit: who holds this
 * user's payouts right now is waited for.
 */
export async function isPayoutHeld(
  trx: Db,
  { gameId, userId }: { gameId: string; userId: string },
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock_shared(${lockOf(userId)})`.execute(trx)
  const { rows } = await sql`
    select from payout_holds where game_id = ${gameId} or user_id = ${userId} limit 1`.execute(trx)
  return rows.length > 0
}

/** Gives whether there was none before. */
export async function insertPayoutHold(
  trx: Db,
  { of, actId, now }: { of: PayoutsOf; actId: string; now: Date },
): Promise<boolean> {
  const { gameId, userId } = split(of)
  const { numAffectedRows } = await sql`
    insert into payout_holds (game_id, user_id, act_id, held_at) values (${gameId}, ${userId}, ${actId}, ${now})
    on conflict do nothing`.execute(trx)
  return numAffectedRows === 1n
}

/** Gives whether there was one. */
export async function deletePayoutHold(trx: Db, of: PayoutsOf): Promise<boolean> {
  const { gameId, userId } = split(of)
  const { numAffectedRows } = await sql`
    delete from payout_holds where game_id = ${gameId} or user_id = ${userId}`.execute(trx)
  return numAffectedRows === 1n
}

export type ReviewedPayout = { gameId: string; userId: string; amountCents: Cents }

/**
 * Writes on the unpaid wins of a game or user whether one of the holds that there are now is about them, and waits for
 * whoever pays one of them at this moment. One that is free again is due now at the earliest. It is a change of the game, so
 * that everybody who shows it reads it again. Gives those that wait.
 */
export async function markInReview(
  trx: Db,
  { of, now }: { of: PayoutsOf; now: Date },
): Promise<ReviewedPayout[]> {
  const { gameId, userId } = split(of)
  const unpaid = sql`paid_at is null and (game_id = ${gameId} or user_id = ${userId})`
  await sql`
    select from games where id in (select game_id from held_payouts where ${unpaid}) order by id for update`.execute(
    trx,
  )
  // Held before the holds are read: another hold of the same win, put or lifted meanwhile, is seen by one of the two.
  await sql`select from held_payouts where ${unpaid} order by game_id for update`.execute(trx)
  await sql`
    with turned as (
      update held_payouts set in_review = not in_review,
        due_at = case when in_review then greatest(due_at, ${now}) else due_at end
      where ${unpaid} and in_review <> exists (
        select from payout_holds h where h.game_id = held_payouts.game_id or h.user_id = held_payouts.user_id
      ) returning game_id
    )
    update games set version = version + 1 where id in (select game_id from turned)`.execute(trx)
  const { rows } = await sql<{ gameId: string; userId: string; amount: bigint }>`
    select game_id as "gameId", user_id as "userId", amount from held_payouts
    where paid_at is null and in_review and (game_id = ${gameId} or user_id = ${userId})
    order by due_at, game_id`.execute(trx)
  return rows.map(({ amount, ...row }) => ({ ...row, amountCents: asCents(amount) }))
}

/** What a user has won that an operator looks at before it is paid. */
export async function sumInReview(db: Db, userId: string): Promise<Cents> {
  const { rows } = await sql<{ total: bigint }>`
    select coalesce(sum(amount), 0)::bigint as total from held_payouts
    where user_id = ${userId} and paid_at is null and in_review`.execute(db)
  return asCents(rows[0]?.total ?? NO_CENTS)
}

export type PayoutHold = {
  gameId: string | null
  userId: string | null
  heldAt: Date
  who: string
  why: string
  waiting: bigint
  payouts: number
}

/** What is held, the oldest first, and how much waits behind each. */
export async function selectPayoutHolds(db: Db, limit: number): Promise<PayoutHold[]> {
  const { rows } = await sql<PayoutHold>`
    select h.game_id as "gameId", h.user_id as "userId", h.held_at as "heldAt", a.who, a.why,
      coalesce(sum(p.amount), 0)::bigint as waiting, count(p.game_id)::int as payouts
    from payout_holds h join operator_acts a on a.id = h.act_id
    left join held_payouts p on p.paid_at is null and (p.game_id = h.game_id or p.user_id = h.user_id)
    group by h.game_id, h.user_id, h.held_at, a.who, a.why
    order by h.held_at, h.game_id, h.user_id limit ${limit}`.execute(db)
  return rows
}
