import { type Kysely, sql } from 'kysely'

/** A deposit that is credited while its owner has paused play for money rests until the pause ends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deposits add column rests_until timestamptz`.execute(db)
}
