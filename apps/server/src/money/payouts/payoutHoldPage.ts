import { asCents, type Cents } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { judgementOf, type ShownJudgement } from './judgementPage.ts'
import type { PayoutHold } from './payoutHoldStore.ts'

// SQL of the desk's lists of held payouts.

type Db = Kysely<Database>

/**
 * A hold in the desk's list. The player whose payouts it holds: of an account, or the winner of a game that is
 * over. `suspicionId`: their strongest open suspicion.
 */
export type ListedHold = Omit<PayoutHold, 'userId' | 'waiting'> & {
  actId: string
  accountId: string | null
  playerId: string | null
  playerName: string | null
  tournamentName: string | null
  suspicionId: string | null
  waiting: Cents
}

/** Holds, the oldest first, each with what waits for it. `after`: time and act of the last row before. */
export async function selectHoldPage(
  db: Db,
  { after, limit }: { after: readonly string[] | null; limit: number },
): Promise<ListedHold[]> {
  const [at = null, actId = null] = after ?? []
  const { rows } = await sql<Omit<ListedHold, 'waiting'> & { waiting: bigint }>`
    with page as (
      select h.*, coalesce(h.user_id, (select user_id from held_payouts w where w.game_id = h.game_id)) as player_id
      from payout_holds h
      where ${at}::timestamptz is null or (h.held_at, h.act_id) > (${at}::timestamptz, ${actId}::uuid)
      order by h.held_at, h.act_id limit ${limit}
    )
    select h.act_id as "actId", h.game_id as "gameId", h.tournament_id as "tournamentId", h.user_id as "accountId",
      h.held_at as "heldAt", a.who, a.why, h.player_id as "playerId", u.name as "playerName",
      t.name as "tournamentName", p.amount::bigint as waiting, p.count::int as payouts,
      (select s.id from suspicions s where s.user_id = h.player_id and s.closed_at is null
        order by s.weight desc limit 1) as "suspicionId"
    from page h join operator_acts a on a.id = h.act_id
    left join users u on u.id = h.player_id
    left join tournaments t on t.id = h.tournament_id
    cross join lateral (
      select coalesce(sum(amount), 0) as amount, count(*) as count from (
        select amount from held_payouts where paid_at is null and game_id = h.game_id
        union all
        select amount from held_payouts where paid_at is null and user_id = h.user_id
        union all
        select amount from held_prizes where paid_at is null and tournament_id = h.tournament_id
        union all
        select amount from held_prizes where paid_at is null and user_id = h.user_id
      ) as waiting
    ) as p
    order by h.held_at, h.act_id`.execute(db)
  return rows.map(({ waiting, ...row }) => ({ ...row, waiting: asCents(waiting) }))
}

/** An unpaid win or prize of a player, and which holds keep it. */
export type UnpaidPayout = {
  gameId: string | null
  tournamentId: string | null
  tournamentName: string | null
  amount: Cents
  dueAt: Date
  inReview: boolean
  /** Whether the game or tournament itself is held, or a judgement holds this payout, rather than the player alone. */
  isHeldAlone: boolean
  /** Null where it isn't judged. */
  judgement: WrittenJudgement | null
}

/** A judgement as the database writes it in JSON: with times in ISO 8601. */
export type WrittenJudgement = { [Key in keyof ShownJudgement]: WithoutDates<ShownJudgement[Key]> }
type WithoutDates<Value> = Value extends Date ? string : Value

/** The unpaid wins and prizes of a player, the first due first, and whether all of theirs are held. */
export async function selectUnpaidPayouts(
  db: Db,
  { userId, limit }: { userId: string; limit: number },
): Promise<{ isAccountHeld: boolean; payouts: UnpaidPayout[] }> {
  const { rows } = await sql<Omit<UnpaidPayout, 'amount'> & { amount: bigint }>`
    select * from (
      select w.game_id as "gameId", null::uuid as "tournamentId", null::text as "tournamentName", w.amount,
        w.due_at as "dueAt", w.in_review as "inReview",
        exists (select from payout_holds h where h.game_id = w.game_id)
          or exists (select from payout_judgements j where j.game_id = w.game_id and j.state = 'held') as "isHeldAlone",
        ${judgementOf(sql`j.game_id = w.game_id`)} as judgement
      from held_payouts w where w.user_id = ${userId} and w.paid_at is null
      union all
      select null, w.tournament_id, t.name, w.amount, w.due_at, w.in_review,
        exists (select from payout_holds h where h.tournament_id = w.tournament_id)
          or exists (select from payout_judgements j where j.tournament_id = w.tournament_id and j.place = w.place
            and j.state = 'held'),
        ${judgementOf(sql`j.tournament_id = w.tournament_id and j.place = w.place`)}
      from held_prizes w join tournaments t on t.id = w.tournament_id
      where w.user_id = ${userId} and w.paid_at is null
    ) as unpaid order by "dueAt", "gameId", "tournamentId" limit ${limit}`.execute(db)
  const { rows: held } = await sql`select from payout_holds where user_id = ${userId}`.execute(db)
  return {
    isAccountHeld: held.length > 0,
    payouts: rows.map(({ amount, ...row }) => ({ ...row, amount: asCents(amount) })),
  }
}
