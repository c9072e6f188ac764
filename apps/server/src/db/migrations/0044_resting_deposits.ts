import { type Kysely, sql } from 'kysely'

/** A deposit that was credited while its owner had paused play for money rests until then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deposits add column rests_until timestamptz`.execute(db)
}
