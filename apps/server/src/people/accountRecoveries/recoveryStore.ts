import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// All SQL of recoveries. The caller has locked the user wherever a recovery changes.

type Db = Kysely<Database>
export type Recovery = Row<
  'account_recoveries',
  'id' | 'userId' | 'startedAt' | 'endsAt' | 'cancelledAt' | 'doneAt'
>

const columns = sql`
  id, user_id as "userId", started_at as "startedAt", ends_at as "endsAt", cancelled_at as "cancelledAt",
  done_at as "doneAt"`
const isOpen = sql`cancelled_at is null and done_at is null`

/** False when one of this user is open already. */
export async function insertRecovery(
  trx: Db,
  recovery: Pick<Recovery, 'id' | 'userId' | 'startedAt' | 'endsAt'> & { nextMailAt: Date },
): Promise<boolean> {
  const { id, userId, startedAt, endsAt, nextMailAt } = recovery
  const { rows } = await sql`
    insert into account_recoveries (id, user_id, started_at, ends_at, next_mail_at)
    values (${id}, ${userId}, ${startedAt}, ${endsAt}, ${nextMailAt}) on conflict do nothing returning id`.execute(
    trx,
  )
  return rows.length > 0
}

export async function selectOpenRecovery(db: Db, userId: string): Promise<Recovery | null> {
  const { rows } = await sql<Recovery>`
    select ${columns} from account_recoveries where user_id = ${userId} and ${isOpen}`.execute(db)
  return rows[0] ?? null
}

export async function selectRecovery(db: Db, id: string): Promise<Recovery | null> {
  const { rows } = await sql<Recovery>`select ${columns} from account_recoveries where id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Cancels the open recovery of a user. Returns its id; null if there was none. */
export async function cancelOpenRecovery(
  trx: Db,
  { userId, at }: { userId: string; at: Date },
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    update account_recoveries set cancelled_at = ${at} where user_id = ${userId} and ${isOpen}
    returning id`.execute(trx)
  return rows[0]?.id ?? null
}

/** Ends an open recovery whose time has come. False if it is no longer open. */
export async function endRecovery(trx: Db, { id, at }: { id: string; at: Date }): Promise<boolean> {
  const { rows } = await sql`
    update account_recoveries set done_at = ${at} where id = ${id} and ${isOpen} and ends_at <= ${at}
    returning id`.execute(trx)
  return rows.length > 0
}

export async function selectDueRecoveries(
  db: Db,
  { now, limit }: { now: Date; limit: number },
): Promise<Recovery[]> {
  const { rows } = await sql<Recovery>`
    select ${columns} from account_recoveries where ${isOpen} and ends_at <= ${now}
    order by ends_at limit ${limit}`.execute(db)
  return rows
}

/** Takes recoveries whose next mail is due, and sets when the one after it is, unless it would come too late. */
export async function takeDueMails(
  trx: Db,
  { now, everyMs, limit }: { now: Date; everyMs: number; limit: number },
): Promise<Recovery[]> {
  const later = new Date(now.getTime() + everyMs)
  const { rows } = await sql<Recovery>`
    update account_recoveries
    set next_mail_at = case when ends_at > ${later} then ${later}::timestamptz end
    where id in (
      select id from account_recoveries
      where ${isOpen} and next_mail_at <= ${now} and ends_at > ${now}
      order by next_mail_at limit ${limit} for update skip locked
    ) returning ${columns}`.execute(trx)
  return rows
}

export async function insertRecoveryToken(
  trx: Db,
  { hash, recoveryId }: { hash: Buffer; recoveryId: string },
): Promise<void> {
  await sql`
    insert into account_recovery_tokens (token_hash, recovery_id) values (${hash}, ${recoveryId})`.execute(
    trx,
  )
}

export async function selectTokenRecovery(db: Db, hash: Buffer): Promise<Recovery | null> {
  const { rows } = await sql<Recovery>`
    select ${columns} from account_recoveries
    where id = (select recovery_id from account_recovery_tokens where token_hash = ${hash})`.execute(db)
  return rows[0] ?? null
}

export async function selectOwnRecoveries(db: Db, userId: string): Promise<object[]> {
  const { rows } = await sql<object>`
    select started_at as "startedAt", ends_at as "endsAt", cancelled_at as "cancelledAt", done_at as "doneAt"
    from account_recoveries where user_id = ${userId} order by started_at`.execute(db)
  return rows
}

export async function deleteRecoveriesOf(trx: Db, userId: string): Promise<void> {
  await sql`delete from account_recoveries where user_id = ${userId}`.execute(trx)
}
