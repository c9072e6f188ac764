import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { QueuedMail } from './mail.ts'

// All SQL of mails that were given up.

type Db = Kysely<Database>

export type FailedMail = Row<'failed_mails', 'id' | 'kind' | 'reason' | 'userId' | 'failedAt'> & {
  ended: 'refused' | 'late'
}

/** Keeps a mail that failed, with the account that it was for: by its id, or by the address it was sent to. */
export async function insertFailedMail(
  trx: Db,
  mail: QueuedMail & Pick<FailedMail, 'ended' | 'reason' | 'failedAt'>,
): Promise<void> {
  const { id, kind, ended, reason, queuedAt, failedAt } = mail
  const { userId = null, email = null } = mail.about
  await sql`
    insert into failed_mails (id, kind, ended, reason, user_id, queued_at, failed_at)
    values (${id}, ${kind}, ${ended}, ${reason},
      (select id from users where closed_at is null and (id::text = ${userId} or email = ${email}) limit 1),
      ${queuedAt}, ${failedAt})
    on conflict (id) do nothing`.execute(trx)
}

/** The newest failed mails that no operator has marked as seen. */
export async function selectUnseenMails(db: Db, limit: number): Promise<FailedMail[]> {
  const { rows } = await sql<FailedMail>`
    select id, kind, ended, reason, user_id as "userId", failed_at as "failedAt" from failed_mails
    where seen_by is null order by failed_at desc, id limit ${limit}`.execute(db)
  return rows
}

/** Marks a failed mail as seen; null if there is none. `isChanged`: it was not seen before. */
export async function markMailSeen(
  trx: Db,
  { id, actId }: { id: string; actId: string },
): Promise<{ kind: string; userId: string | null; isChanged: boolean } | null> {
  const { rows } = await sql<{ kind: string; userId: string | null; isChanged: boolean }>`
    with marked as (update failed_mails set seen_by = ${actId} where id = ${id} and seen_by is null returning id)
    select kind, user_id as "userId", exists (select from marked) as "isChanged" from failed_mails
    where id = ${id}`.execute(trx)
  return rows[0] ?? null
}

/** Deletes at most `limit` mails that failed before then, or of which `keptMax` newer ones are kept. */
export async function deleteOldFailedMails(
  db: Db,
  { before, keptMax, limit }: { before: Date; keptMax: number; limit: number },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    delete from failed_mails where id in (
      select id from failed_mails where failed_at < greatest(${before}::timestamptz, (
        select failed_at from failed_mails order by failed_at desc offset ${keptMax - 1} limit 1))
      order by failed_at limit ${limit})`.execute(db)
  return Number(numAffectedRows)
}
