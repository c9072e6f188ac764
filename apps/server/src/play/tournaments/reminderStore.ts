import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// SQL for the reminders before a tournament starts.

type Db = Kysely<Database>

/** Whether a user wants a reminder; null when they are not entered. */
export async function selectWantsMail(
  db: Db,
  { tournamentId, userId }: { tournamentId: string; userId: string },
): Promise<boolean | null> {
  const { rows } = await sql<{ wants: boolean }>`
    select wants_mail as wants from tournament_entries
    where tournament_id = ${tournamentId} and user_id = ${userId} and left_at is null`.execute(db)
  return rows[0]?.wants ?? null
}

/** Stores whether a user wants a reminder; false when they are not entered. */
export async function updateWantsMail(
  db: Db,
  { tournamentId, userId, wants }: { tournamentId: string; userId: string; wants: boolean },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update tournament_entries set wants_mail = ${wants}
    where tournament_id = ${tournamentId} and user_id = ${userId} and left_at is null`.execute(db)
  return numAffectedRows === 1n
}

/** Claims the tournaments that start by then and whose reminders are not yet queued. */
export async function claimReminders(
  trx: Db,
  { now, startsBy, limit }: { now: Date; startsBy: Date; limit: number },
): Promise<{ id: string; startAt: Date }[]> {
  const { rows } = await sql<Row<'tournaments', 'id' | 'startAt'>>`
    update tournaments set reminded_at = ${now}
    where id in (
      select id from tournaments
      where status = 'WAITING' and start_at > ${now} and start_at <= ${startsBy} and reminded_at is null
      order by start_at limit ${limit} for no key update skip locked
    ) returning id, start_at as "startAt"`.execute(trx)
  return rows
}

/** The entered users who want a reminder and have a confirmed address. */
export async function selectReminded(db: Db, tournamentId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select user_id as id from tournament_entries join users on users.id = user_id
    where tournament_id = ${tournamentId} and left_at is null and wants_mail
      and email_confirmed_at is not null and closed_at is null`.execute(db)
  return rows.map(({ id }) => id)
}

export type Reminder = Row<'users', 'language'> &
  Row<'tournaments', 'name' | 'startAt' | 'format'> & { email: string; isHouse: boolean }

/** The current data for a reminder; null when there is no recipient or no reason for it any more. */
export async function selectReminder(
  db: Db,
  { tournamentId, userId }: { tournamentId: string; userId: string },
): Promise<Reminder | null> {
  const { rows } = await sql<Reminder>`
    select u.email, u.language, t.name, t.start_at as "startAt", t.format, t.house_series is not null as "isHouse"
    from tournament_entries e join tournaments t on t.id = e.tournament_id join users u on u.id = e.user_id
    where e.tournament_id = ${tournamentId} and e.user_id = ${userId} and e.left_at is null and e.wants_mail
      and t.status = 'WAITING' and u.email_confirmed_at is not null and u.closed_at is null`.execute(db)
  return rows[0] ?? null
}
