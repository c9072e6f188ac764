import { type Kysely, sql } from 'kysely'

export const outsideTransaction = true

/**
 * What bounds unpaid checkouts: who is bounded as a guest, and when pieces were given up. Each step may be run again.
 * Servers of the version before leave both columns empty: their guests are told by `user_id`, and what they release
 * counts in no pause.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Whether the buyer has no account with a confirmed address.
    alter table store_checkouts add column if not exists is_guest boolean;
    -- When its pieces were no longer kept for it.
    alter table store_checkouts add column if not exists released_at timestamptz`.execute(db)
  for (const column of ['buyer', 'address']) {
    const name = sql.ref(`store_checkouts_released_of_${column}`)
    // One that broke off leaves an invalid index.
    await sql`drop index concurrently if exists ${name}`.execute(db)
    await sql`
      create index concurrently ${name} on store_checkouts (${sql.ref(column)}, released_at)
      where released_at is not null and status <> 'paid'`.execute(db)
  }
}
