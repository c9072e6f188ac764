import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'

// SQL of the players' consent to puzzles from their games.

type Db = Kysely<Database>

export async function selectConsent(db: Db, userId: string): Promise<{ givenAt: Date } | null> {
  const { rows } = await sql<{ givenAt: Date }>`
    select given_at as "givenAt" from puzzle_consents where user_id = ${userId}`.execute(db)
  return rows[0] ?? null
}

/** Notes the consent; one that was given stays as it is. */
export async function insertConsent(trx: Db, { userId, now }: { userId: string; now: Date }): Promise<void> {
  await sql`
    insert into puzzle_consents (user_id, given_at, look_due_at) values (${userId}, ${now}, ${now})
    on conflict do nothing`.execute(trx)
}

/**
 * Deletes the consent, then every puzzle from the player's games, also of days that were. A server that adds one meanwhile
 * holds the consent's row, so the deletion waits for it.
 */
export async function deleteConsent(trx: Db, userId: string): Promise<void> {
  await sql`delete from puzzle_consents where user_id = ${userId}`.execute(trx)
  await sql`delete from puzzles where white_id = ${userId} or black_id = ${userId}`.execute(trx)
}

/** Holds the consents of both players until the transaction ends. Returns whether both have given it. */
export async function holdConsents(trx: Db, userIds: readonly [string, string]): Promise<boolean> {
  const { rows } = await sql`
    select from puzzle_consents where user_id = any(${userIds}::uuid[]) order by user_id for share`.execute(
    trx,
  )
  return rows.length === 2
}

/** Takes the player whose exercises are due to be looked through, and makes them due again at `until`. */
export async function takeDue(db: Db, { now, until }: { now: Date; until: Date }): Promise<string | null> {
  const { rows } = await sql<{ userId: string }>`
    update puzzle_consents set look_due_at = ${until} where user_id = (
      select user_id from puzzle_consents where look_due_at <= ${now}
      order by look_due_at, user_id limit 1 for update skip locked
    ) returning user_id as "userId"`.execute(db)
  return rows[0]?.userId ?? null
}

export async function saveDue(db: Db, { userId, dueAt }: { userId: string; dueAt: Date }): Promise<void> {
  await sql`update puzzle_consents set look_due_at = ${dueAt} where user_id = ${userId}`.execute(db)
}
