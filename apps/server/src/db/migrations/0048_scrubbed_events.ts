import { type Kysely, sql } from 'kysely'

/** When names were taken out of what a provider told; null while they are in it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_events add column scrubbed_at timestamptz`.execute(db)
}
