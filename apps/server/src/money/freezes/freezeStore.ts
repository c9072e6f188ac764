import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// All SQL of frozen accounts.

type Db = Kysely<Database>

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Returns which of these users are frozen. */
export async function selectFrozen(db: Db, userIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<Row<'frozen_accounts', 'userId'>>`
    select user_id as "userId" from frozen_accounts where user_id = any(${userIds}::uuid[])`.execute(db)
  return new Set(rows.map(({ userId }) => userId))
}

/** Finds an open account by its id or email address; null if there is none. */
export async function selectByIdOrEmail(
  db: Db,
  idOrEmail: string,
): Promise<{ id: string; email: string } | null> {
  const named = UUID.test(idOrEmail) ? sql`id = ${idOrEmail}` : sql`email = ${idOrEmail.toLowerCase()}`
  const { rows } = await sql<{ id: string; email: string }>`
    select id, email from users where closed_at is null and ${named}`.execute(db)
  return rows[0] ?? null
}

/** Returns false if it was frozen before. */
export async function insertFrozen(
  trx: Db,
  { userId, actId, now }: { userId: string; actId: string; now: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into frozen_accounts (user_id, act_id, frozen_at) values (${userId}, ${actId}, ${now})
    on conflict (user_id) do nothing`.execute(trx)
  return numAffectedRows === 1n
}

/** Returns whether it was frozen before. */
export async function deleteFrozen(trx: Db, userId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from frozen_accounts where user_id = ${userId}`.execute(trx)
  return numAffectedRows === 1n
}
