import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { NoticeKind } from './securityNotice.ts'

// SQL for security notices.

type Db = Kysely<Database>

/** Counts one notice of a kind within a day from the first. Returns the count, at most `max` + 1. */
export async function countNotice(
  trx: Db,
  {
    userId,
    kind,
    now,
    dayAgo,
    max,
  }: { userId: string; kind: NoticeKind; now: Date; dayAgo: Date; max: number },
): Promise<number> {
  const { rows } = await sql<Row<'owner_notices', 'told'>>`
    insert into owner_notices as notice (user_id, kind, since, told) values (${userId}, ${kind}, ${now}, 1)
    on conflict (user_id, kind) do update set
      since = case when notice.since <= ${dayAgo} then excluded.since else notice.since end,
      told = case when notice.since <= ${dayAgo} then 1 else least(notice.told, ${max}) + 1 end
    returning told`.execute(trx)
  return rows[0]?.told ?? 1
}

/**
 * The owner's address and language. Undefined for an unconfirmed address: it may be a stranger's, whose
 * mailbox could be filled.
 */
export async function selectOwner(
  db: Db,
  userId: string,
): Promise<{ email: string; language: string } | undefined> {
  const { rows } = await sql<{ email: string; language: string }>`
    select email, language from users
    where id = ${userId} and closed_at is null and email_confirmed_at is not null`.execute(db)
  return rows[0]
}

/** How many mails of each kind an owner was sent recently. */
export async function selectOwnNotices(db: Db, userId: string): Promise<object[]> {
  const { rows } = await sql<object>`
    select kind as about, since, told as count from owner_notices where user_id = ${userId} order by kind`.execute(
    db,
  )
  return rows
}

export async function deleteNoticesOf(trx: Db, userId: string): Promise<void> {
  await sql`delete from owner_notices where user_id = ${userId}`.execute(trx)
}
