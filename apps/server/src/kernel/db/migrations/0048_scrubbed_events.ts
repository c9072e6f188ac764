import { type Kysely, sql } from 'kysely'

/** When names were removed from a provider's event; null while it contains them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_events add column scrubbed_at timestamptz`.execute(db)
}
