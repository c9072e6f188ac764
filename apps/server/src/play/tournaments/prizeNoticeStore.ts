import { PRIZE_NOTICES_MAX } from '@lance/contract'
import type { Cents, ChampionTitle } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// SQL for telling players what they won. A notice is a row until its player closes it.

type Db = Kysely<Database>

/**
 * A prize and where its money is; 0 for a champion whose place brings no money. `title`: what winning meant for
 * the champion's titles, null for all others. `dueAt`, `paidAt`, `inReview` are those of a prize that was held
 * back; the others were paid when the tournament ended. `ownCents`: what the player paid to enter.
 */
export type WonPrize = Row<'tournament_prizes', 'userId' | 'tournamentId' | 'place'> & {
  tournamentName: string
  title: ChampionTitle | null
  amount: Cents
  endedAt: Date
  dueAt: Date | null
  paidAt: Date | null
  inReview: boolean | null
  ownCents: Cents
}

const wonColumns = sql`
  e.user_id as "userId", e.tournament_id as "tournamentId", t.name as "tournamentName",
  coalesce(p.place, 1) as place, coalesce(p.amount_cents, 0) as amount,
  case when t.champion_id = e.user_id then t.champion_title end as title, t.ended_at as "endedAt", h.due_at as "dueAt", h.paid_at as "paidAt",
  h.in_review as "inReview", case e.paid_by when 'wallet' then e.paid_cents else 0 end as "ownCents"`

/** The entries that won a prize or the tournament. */
const wonTables = sql`
  tournament_entries e join tournaments t on t.id = e.tournament_id
  left join tournament_prizes p on p.tournament_id = e.tournament_id and p.user_id = e.user_id
  left join held_prizes h on h.tournament_id = p.tournament_id and h.place = p.place`

/** Notes that these users have won the tournament or prizes, and forgets the oldest of too many notices. */
export async function insertPrizeNotices(
  trx: Db,
  { tournamentId, userIds, now }: { tournamentId: string; userIds: readonly string[]; now: Date },
): Promise<void> {
  await sql`
    insert into prize_notices (user_id, tournament_id, won_at)
    select user_id, ${tournamentId}, ${now} from unnest(${userIds}::uuid[]) as winner (user_id)`.execute(trx)
  await sql`
    delete from prize_notices n using (
      select user_id, tournament_id,
        row_number() over (partition by user_id order by won_at desc, tournament_id) as number
      from prize_notices where user_id = any(${userIds}::uuid[])
    ) as counted
    where counted.number > ${PRIZE_NOTICES_MAX}
      and n.user_id = counted.user_id and n.tournament_id = counted.tournament_id`.execute(trx)
}

/** The prizes that these users have not seen, oldest first. */
export async function selectUnseenPrizes(db: Db, userIds: readonly string[]): Promise<WonPrize[]> {
  const { rows } = await sql<WonPrize>`
    select ${wonColumns} from prize_notices n
    join (${wonTables}) on e.tournament_id = n.tournament_id and e.user_id = n.user_id
    where n.user_id = any(${userIds}::uuid[]) order by n.won_at, n.tournament_id`.execute(db)
  return rows
}

/** The users who have not seen their prize of this tournament. */
export async function selectUnseenOf(db: Db, tournamentId: string): Promise<string[]> {
  const { rows } = await sql<Row<'prize_notices', 'userId'>>`
    select user_id as "userId" from prize_notices where tournament_id = ${tournamentId}`.execute(db)
  return rows.map(({ userId }) => userId)
}

export async function deletePrizeNotice(
  db: Db,
  { tournamentId, userId }: { tournamentId: string; userId: string },
): Promise<void> {
  await sql`
    delete from prize_notices where tournament_id = ${tournamentId} and user_id = ${userId}`.execute(db)
}

export async function deletePrizeNoticesOf(trx: Db, userId: string): Promise<void> {
  await sql`delete from prize_notices where user_id = ${userId}`.execute(trx)
}

/** For the owner of the account. */
export async function selectOwnPrizeNotices(db: Db, userId: string): Promise<object[]> {
  const { rows } = await sql<object>`
    select tournament_id as "tournamentId", won_at as "wonAt" from prize_notices
    where user_id = ${userId} order by won_at, tournament_id`.execute(db)
  return rows
}

/** Those of these users who have a confirmed address. */
export async function selectReachable(db: Db, userIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<Row<'users', 'id'>>`
    select id from users
    where id = any(${userIds}::uuid[]) and email_confirmed_at is not null and closed_at is null`.execute(db)
  return rows.map(({ id }) => id)
}

/** A prize and its winner's address; null if they have no confirmed address any more. */
export async function selectPrizeMail(
  db: Db,
  { tournamentId, userId }: { tournamentId: string; userId: string },
): Promise<(WonPrize & { email: string; language: string }) | null> {
  const { rows } = await sql<WonPrize & { email: string; language: string }>`
    select ${wonColumns}, u.email, u.language from ${wonTables} join users u on u.id = e.user_id
    where e.tournament_id = ${tournamentId} and e.user_id = ${userId}
      and (p.place is not null or t.champion_id = e.user_id)
      and u.email_confirmed_at is not null and u.closed_at is null`.execute(db)
  return rows[0] ?? null
}
