import { asCents, type Cents } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// The SQL of the holds that operators place on wins and prizes.

type Db = Kysely<Database>

/** Which payouts are held: the win of a game, the prizes of a tournament, or everything a user wins. */
export type PayoutTarget = { gameId: string } | { tournamentId: string } | { userId: string }

/** One winner's prize of a tournament. A judgement may hold it; operators hold all prizes of a tournament or of a winner. */
export type PrizeTarget = { tournamentId: string; winnerId: string }

export const isPrize = (of: PayoutTarget | PrizeTarget): of is PrizeTarget => 'winnerId' in of

/** The target as three columns, of which one is not null. */
export const idsOf = (of: PayoutTarget) => ({
  gameId: 'gameId' in of ? of.gameId : null,
  tournamentId: 'tournamentId' in of ? of.tournamentId : null,
  userId: 'userId' in of ? of.userId : null,
})

/** The rows of held wins that a target covers, and those of held prizes. */
const winsOf = (of: PayoutTarget | PrizeTarget) => {
  if (isPrize(of)) return sql`false`
  const { gameId, userId } = idsOf(of)
  return sql`(game_id = ${gameId} or user_id = ${userId})`
}
export const prizesOf = (of: PayoutTarget | PrizeTarget) => {
  if (isPrize(of)) return sql`(tournament_id = ${of.tournamentId} and user_id = ${of.winnerId})`
  const { tournamentId, userId } = idsOf(of)
  return sql`(tournament_id = ${tournamentId} or user_id = ${userId})`
}

const lockKeyOf = (userId: string) => sql`hashtextextended(${`payouts of ${userId}`}, 0)`

/** Locks a game's row until the transaction ends; null if there is no such game. */
export async function lockWageredGame(
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

/** Locks a tournament's row until the transaction ends; null if there is no such tournament. */
export async function lockPaidTournament(
  trx: Db,
  tournamentId: string,
): Promise<{ hasPrizes: boolean; isPaid: boolean } | null> {
  const { rows } = await sql<{ status: string; entry: bigint }>`
    select status, entry_cents as entry from tournaments where id = ${tournamentId} for update`.execute(trx)
  const [tournament] = rows
  if (!tournament) return null
  const { rows: prizes } = await sql<{ paid: boolean }>`
    select h.paid_at is not null or h.tournament_id is null as paid
    from tournament_prizes p left join held_prizes h on h.tournament_id = p.tournament_id and h.place = p.place
    where p.tournament_id = ${tournamentId}`.execute(trx)
  const isOver = tournament.status !== 'WAITING' && tournament.status !== 'IN_PROGRESS'
  const hasPrizes = isOver ? prizes.length > 0 : tournament.entry > 0n
  return { hasPrizes, isPaid: hasPrizes && isOver && prizes.every(({ paid }) => paid) }
}

/** Locks this user's payouts: each is decided either before this, or after the commit with what it wrote. */
export async function lockPayoutsOf(trx: Db, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${lockKeyOf(userId)})`.execute(trx)
}

/**
 * Whether an operator holds what this user wins with this game or tournament, whose row the caller has
 * locked. The answer stays true until the commit: it waits for a hold on this user's payouts that is being
 * placed right now.
 */
export async function isPayoutHeld(
  trx: Db,
  { of, userId }: { of: { gameId: string } | { tournamentId: string }; userId: string },
): Promise<boolean> {
  // Two statements, because the second one must see what was committed while the first one waited.
  await sql`/* payout lock */ select pg_advisory_xact_lock_shared(${lockKeyOf(userId)})`.execute(trx)
  const { gameId, tournamentId } = idsOf(of)
  const { rows } = await sql`/* payout held */
    select from payout_holds
    where game_id = ${gameId} or tournament_id = ${tournamentId} or user_id = ${userId} limit 1`.execute(trx)
  return rows.length > 0
}

/** Returns false if there was one before. */
export async function insertPayoutHold(
  trx: Db,
  { of, actId, now }: { of: PayoutTarget; actId: string; now: Date },
): Promise<boolean> {
  const { gameId, tournamentId, userId } = idsOf(of)
  const { numAffectedRows } = await sql`
    insert into payout_holds (game_id, tournament_id, user_id, act_id, held_at)
    values (${gameId}, ${tournamentId}, ${userId}, ${actId}, ${now})
    on conflict do nothing`.execute(trx)
  return numAffectedRows === 1n
}

/** Returns whether there was one. */
export async function deletePayoutHold(trx: Db, of: PayoutTarget): Promise<boolean> {
  const { gameId, tournamentId, userId } = idsOf(of)
  const { numAffectedRows } = await sql`
    delete from payout_holds
    where game_id = ${gameId} or tournament_id = ${tournamentId} or user_id = ${userId}`.execute(trx)
  return numAffectedRows === 1n
}

/** The win of a game, or a prize of a tournament, that waits for an operator. */
export type PayoutInReview = {
  gameId: string | null
  tournamentId: string | null
  userId: string
  amountCents: Cents
}

/**
 * Brings `in_review` of the unpaid wins and prizes that a hold change concerns up to date, waiting for any
 * that is being paid right now. One that is no longer held is due now at the earliest. Returns those in
 * review, the first due first.
 */
export async function markInReview(
  trx: Db,
  { of, now }: { of: PayoutTarget | PrizeTarget; now: Date },
): Promise<PayoutInReview[]> {
  if (!('tournamentId' in of)) await markWins(trx, { of, now })
  if (!('gameId' in of)) await markPrizes(trx, { of, now })
  const { rows } = await sql<Omit<PayoutInReview, 'amountCents'> & { amount: bigint }>`
    select * from (
      select game_id as "gameId", null as "tournamentId", user_id as "userId", amount, due_at from held_payouts
      where paid_at is null and in_review and ${winsOf(of)}
      union all
      select null, tournament_id::text, user_id, amount, due_at from held_prizes
      where paid_at is null and in_review and ${prizesOf(of)}
    ) as waiting order by due_at, "gameId", "tournamentId", "userId"`.execute(trx)
  return rows.map(({ amount, gameId: game, tournamentId: tournament, userId: winner }) => ({
    gameId: game,
    tournamentId: tournament,
    userId: winner,
    amountCents: asCents(amount),
  }))
}

/** Raises the version of each game whose win changed, so that its viewers read it again. */
async function markWins(trx: Db, { of, now }: { of: PayoutTarget; now: Date }): Promise<void> {
  const unpaid = sql`paid_at is null and ${winsOf(of)}`
  await sql`
    select from games where id in (select game_id from held_payouts where ${unpaid}) order by id for update`.execute(
    trx,
  )
  // Locked before the holds are read: if two holds on the same win change at once, one transaction sees both
  // changes.
  await sql`select from held_payouts where ${unpaid} order by game_id for update`.execute(trx)
  await sql`
    with turned as (
      update held_payouts set ${turnReview(now)}
      where ${unpaid} and in_review <> (exists (
        select from payout_holds h where h.game_id = held_payouts.game_id or h.user_id = held_payouts.user_id
      ) or exists (
        select from payout_judgements j where j.game_id = held_payouts.game_id and j.state = 'held'
      )) returning game_id
    )
    update games set version = version + 1 where id in (select game_id from turned)`.execute(trx)
}

/** What is no longer held is due now at the earliest. */
const turnReview = (now: Date) => sql`
  in_review = not in_review, review_since = case when in_review then null else ${now}::timestamptz end,
  due_at = case when in_review then greatest(due_at, ${now}) else due_at end`

async function markPrizes(
  trx: Db,
  { of, now }: { of: PayoutTarget | PrizeTarget; now: Date },
): Promise<void> {
  const unpaid = sql`paid_at is null and ${prizesOf(of)}`
  await sql`select from held_prizes where ${unpaid} order by tournament_id, place for update`.execute(trx)
  await sql`
    update held_prizes set ${turnReview(now)}
    where ${unpaid} and in_review <> (exists (
      select from payout_holds h
      where h.tournament_id = held_prizes.tournament_id or h.user_id = held_prizes.user_id
    ) or exists (
      select from payout_judgements j where j.tournament_id = held_prizes.tournament_id
        and j.place = held_prizes.place and j.state = 'held'
    ))`.execute(trx)
}

export type PayoutHold = Row<'payout_holds', 'gameId' | 'tournamentId' | 'userId' | 'heldAt'> &
  Row<'operator_acts', 'who' | 'why'> & {
    waiting: bigint
    payouts: number
  }

/** Lists the holds, oldest first, with the payouts that wait for each. */
export async function selectPayoutHolds(db: Db, limit: number): Promise<PayoutHold[]> {
  const { rows } = await sql<PayoutHold>`
    select h.game_id as "gameId", h.tournament_id as "tournamentId", h.user_id as "userId", h.held_at as "heldAt",
      a.who, a.why, coalesce(p.amount, 0)::bigint as waiting, coalesce(p.count, 0)::int as payouts
    from payout_holds h join operator_acts a on a.id = h.act_id
    left join lateral (
      select sum(amount) as amount, count(*) as count from (
        select amount from held_payouts w
        where w.paid_at is null and (w.game_id = h.game_id or w.user_id = h.user_id)
        union all
        select amount from held_prizes w
        where w.paid_at is null and (w.tournament_id = h.tournament_id or w.user_id = h.user_id)
      ) as waiting
    ) as p on true
    order by h.held_at, h.game_id, h.tournament_id, h.user_id limit ${limit}`.execute(db)
  return rows
}
