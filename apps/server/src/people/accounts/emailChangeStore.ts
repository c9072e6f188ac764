import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// SQL for changes of addresses. The caller has locked the user wherever something is written.

type Db = Kysely<Database>

export type EmailChangeStep = 'approve' | 'prove' | 'undo'
export type EmailChange = Row<
  'email_changes',
  | 'id'
  | 'userId'
  | 'oldEmail'
  | 'newEmail'
  | 'needsApproval'
  | 'sessionId'
  | 'expiresAt'
  | 'approvedAt'
  | 'provedAt'
  | 'doneAt'
  | 'undoUntil'
  | 'endedAt'
>

const columns = sql`
  id, user_id as "userId", old_email as "oldEmail", new_email as "newEmail", needs_approval as "needsApproval",
  session_id as "sessionId", expires_at as "expiresAt", approved_at as "approvedAt", proved_at as "provedAt",
  done_at as "doneAt", undo_until as "undoUntil", ended_at as "endedAt"`

export async function insertEmailChange(
  trx: Db,
  change: Pick<
    EmailChange,
    'id' | 'userId' | 'oldEmail' | 'newEmail' | 'needsApproval' | 'sessionId' | 'expiresAt'
  > & {
    askedAt: Date
  },
): Promise<void> {
  const { id, userId, oldEmail, newEmail, needsApproval, sessionId, askedAt, expiresAt } = change
  await sql`
    insert into email_changes
      (id, user_id, old_email, new_email, needs_approval, session_id, asked_at, expires_at)
    values (${id}, ${userId}, ${oldEmail}, ${newEmail}, ${needsApproval}, ${sessionId}, ${askedAt}, ${expiresAt})`.execute(
    trx,
  )
}

/** The change that waits for its addresses; null if there is none. */
export async function selectOpenChange(
  db: Db,
  { userId, now }: { userId: string; now: Date },
): Promise<EmailChange | null> {
  const { rows } = await sql<EmailChange>`
    select ${columns} from email_changes
    where user_id = ${userId} and done_at is null and ended_at is null and expires_at > ${now}`.execute(db)
  return rows[0] ?? null
}

export async function selectChange(db: Db, id: string): Promise<EmailChange | null> {
  const { rows } = await sql<EmailChange>`select ${columns} from email_changes where id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Ends the changes of a user that wait, replaced by another one or cancelled. Returns whether one did. */
export async function endOpenChanges(
  trx: Db,
  { userId, at }: { userId: string; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update email_changes set ended_at = ${at}
    where user_id = ${userId} and done_at is null and ended_at is null`.execute(trx)
  return (numAffectedRows ?? 0n) > 0n
}

/** Ends this change and those made after it. */
export async function endChangesSince(
  trx: Db,
  { userId, doneAt, at }: { userId: string; doneAt: Date; at: Date },
): Promise<void> {
  await sql`
    update email_changes set ended_at = ${at}
    where user_id = ${userId} and ended_at is null and (done_at is null or done_at >= ${doneAt})`.execute(trx)
}

export async function updateConfirmedStep(
  trx: Db,
  { id, step, at }: { id: string; step: 'approve' | 'prove'; at: Date },
): Promise<EmailChange | null> {
  const column = sql.ref(step === 'approve' ? 'approved_at' : 'proved_at')
  const { rows } = await sql<EmailChange>`
    update email_changes set ${column} = ${at} where id = ${id} returning ${columns}`.execute(trx)
  return rows[0] ?? null
}

export async function updateChangeDone(
  trx: Db,
  { id, at, undoUntil }: { id: string; at: Date; undoUntil: Date },
): Promise<void> {
  await sql`update email_changes set done_at = ${at}, undo_until = ${undoUntil} where id = ${id}`.execute(trx)
}

/**
 * Whether another account has this address, or may still take it back. A closed account has given it up.
 */
export async function isEmailTaken(
  db: Db,
  { email, butUserId, now }: { email: string; butUserId: string | null; now: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select from users where email = ${email} and id is distinct from ${butUserId}::uuid
    union all
    select from email_changes where old_email = ${email} and user_id is distinct from ${butUserId}::uuid
      and done_at is not null and ended_at is null and undo_until > ${now} and needs_approval
    limit 1`.execute(db)
  return rows.length > 0
}

/** Sets the address of a user, as its owner has just shown it. Locks their row first. */
export async function updateEmail(
  trx: Db,
  { userId, email, at }: { userId: string; email: string; at: Date },
): Promise<void> {
  await sql`
    update users set email = ${email}, email_confirmed_at = ${at}, email_changed_at = ${at}
    where id = ${userId}`.execute(trx)
}

export async function insertChangeToken(
  trx: Db,
  { hash, changeId, step }: { hash: Buffer; changeId: string; step: EmailChangeStep },
): Promise<void> {
  await sql`
    insert into email_change_tokens (token_hash, change_id, step) values (${hash}, ${changeId}, ${step})`.execute(
    trx,
  )
}

export type ChangeToken = { changeId: string; userId: string; step: EmailChangeStep }

export async function selectChangeToken(db: Db, hash: Buffer): Promise<ChangeToken | null> {
  const { rows } = await sql<ChangeToken>`
    select change_id as "changeId", user_id as "userId", step
    from email_change_tokens join email_changes on id = change_id where token_hash = ${hash}`.execute(db)
  return rows[0] ?? null
}

/** Uses up all links to one step of a change: a mail that is sent again carries another one. */
export async function useChangeTokens(
  trx: Db,
  { changeId, step, at }: { changeId: string; step: EmailChangeStep; at: Date },
): Promise<void> {
  await sql`
    update email_change_tokens set used_at = ${at}
    where change_id = ${changeId} and step = ${step} and used_at is null`.execute(trx)
}

/** A user's recent changes, for the export of their own data. */
export async function selectOwnChanges(db: Db, userId: string): Promise<object[]> {
  const { rows } = await sql<object>`
    select old_email as "from", new_email as "to", asked_at as "askedAt", done_at as "doneAt", ended_at as "endedAt"
    from email_changes where user_id = ${userId} order by asked_at`.execute(db)
  return rows
}

export async function deleteChangesOf(trx: Db, userId: string): Promise<void> {
  await sql`delete from email_changes where user_id = ${userId}`.execute(trx)
}

/** Deletes changes that expired long ago and can no longer be undone. */
export async function deleteOldChanges(
  db: Db,
  { now, longAgo, atOnceMax }: { now: Date; longAgo: Date; atOnceMax: number },
): Promise<void> {
  await sql`
    delete from email_changes where id in (
      select id from email_changes where expires_at < ${longAgo} and (undo_until is null or undo_until < ${now})
      order by expires_at limit ${atOnceMax}
    )`.execute(db)
}
