import { type Kysely, sql } from 'kysely'

export const outsideTransaction = true

/**
 * The data that limits unpaid checkouts: which buyers are limited as guests, and when items were released.
 * Each step may be repeated. Servers of the previous version leave both columns empty: their guests are
 * recognized by `user_id`, and the items they release count toward no pause.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Whether the buyer has no account with a confirmed address.
    alter table store_checkouts add column if not exists is_guest boolean;
    -- When its pieces were no longer kept for it.
    alter table store_checkouts add column if not exists released_at timestamptz`.execute(db)
  for (const column of ['buyer', 'address']) {
    const name = sql.ref(`store_checkouts_released_of_${column}`)
    // An interrupted run leaves an invalid index.
    await sql`drop index concurrently if exists ${name}`.execute(db)
    await sql`
      create index concurrently ${name} on store_checkouts (${sql.ref(column)}, released_at)
      where released_at is not null and status <> 'paid'`.execute(db)
  }
}
