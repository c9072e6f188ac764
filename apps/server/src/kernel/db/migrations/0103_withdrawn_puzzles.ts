import { type Kysely, sql } from 'kysely'

/** Operators may withdraw a puzzle. It keeps its exercise, so no other mistake of its game becomes one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table puzzles add column withdrawn_at timestamptz`.execute(db)
}
