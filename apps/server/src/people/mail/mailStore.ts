import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { QueuedMail } from './mail.ts'

// SQL for mail.

type Db = Kysely<Database>

export async function insertMail(db: Db, mail: QueuedMail & { until: Date }): Promise<void> {
  await db
    .insertInto('mail_outbox')
    .values({
      id: mail.id,
      kind: mail.kind,
      about: JSON.stringify(mail.about),
      queued_at: mail.queuedAt,
      due_at: mail.queuedAt,
      until: mail.until,
      last_error: null,
    })
    .execute()
}

export async function insertMails(
  db: Db,
  {
    kind,
    abouts,
    queuedAt,
    until,
  }: { kind: string; abouts: readonly QueuedMail['about'][]; queuedAt: Date; until: Date },
): Promise<void> {
  const asJson = abouts.map((about) => JSON.stringify(about))
  await sql`
    insert into mail_outbox (id, kind, about, queued_at, due_at, until)
    select gen_random_uuid(), ${kind}, about, ${queuedAt}, ${queuedAt}, ${until}
    from unnest(${asJson}::jsonb[]) as about`.execute(db)
}

export type ClaimedMail = QueuedMail & { attempts: number; until: Date; lastError: string | null }

/** Claims due mails until `leaseUntil`; unless deleted or postponed by then, they are due again. */
export async function claimMails(
  db: Db,
  { now, leaseUntil, atOnceMax }: { now: Date; leaseUntil: Date; atOnceMax: number },
): Promise<ClaimedMail[]> {
  const { rows } = await sql<ClaimedMail>`
    update mail_outbox set due_at = ${leaseUntil}, attempts = attempts + 1
    where id in (
      select id from mail_outbox where due_at <= ${now} order by due_at limit ${atOnceMax} for update skip locked
    ) returning id, kind, about, queued_at as "queuedAt", attempts, until, last_error as "lastError"`.execute(
    db,
  )
  return rows
}

export async function deleteMail(db: Db, id: string): Promise<void> {
  await db.deleteFrom('mail_outbox').where('id', '=', id).execute()
}

export async function postponeMail(
  db: Db,
  { id, dueAt, error }: { id: string; dueAt: Date; error: string },
): Promise<void> {
  await db.updateTable('mail_outbox').set({ due_at: dueAt, last_error: error }).where('id', '=', id).execute()
}

/** Deletes the queued and the failed mails of a user, the queued ones found by their id or their address. */
export async function deleteMailsOf(trx: Db, userId: string): Promise<void> {
  await sql`
    delete from mail_outbox where about ->> 'userId' = ${userId}
      or about ->> 'email' = (select email from users where id = ${userId})`.execute(trx)
  await sql`delete from failed_mails where user_id = ${userId}`.execute(trx)
}
