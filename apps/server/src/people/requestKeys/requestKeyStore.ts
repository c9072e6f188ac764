import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// SQL for idempotency keys.

type Db = Kysely<Database>

type Key = { userId: string; call: string; key: string }

/** Throws if the key exists. */
export async function insertKey(
  trx: Db,
  { userId, call, key, fingerprint, madeId, now }: Key & { fingerprint: Buffer; madeId: string; now: Date },
): Promise<void> {
  await sql`
    insert into request_keys (user_id, call, key, fingerprint, made_id, created_at)
    values (${userId}, ${call}, ${key}, ${fingerprint}, ${madeId}, ${now})`.execute(trx)
}

export async function selectKey(
  db: Db,
  { userId, call, key }: Key,
): Promise<{ fingerprint: Buffer; madeId: string } | null> {
  const { rows } = await sql<Row<'request_keys', 'fingerprint' | 'madeId'>>`
    select fingerprint, made_id as "madeId" from request_keys
    where user_id = ${userId} and call = ${call} and key = ${key}`.execute(db)
  return rows[0] ?? null
}

export async function deleteOldKeys(db: Db, { before, max }: { before: Date; max: number }): Promise<void> {
  await sql`
    delete from request_keys where (user_id, call, key) in (
      select user_id, call, key from request_keys where created_at < ${before}
      order by created_at limit ${max} for update skip locked
    )`.execute(db)
}

export async function deleteKeysOf(trx: Db, userId: string): Promise<void> {
  await sql`delete from request_keys where user_id = ${userId}`.execute(trx)
}
