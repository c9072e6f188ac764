import { type Kysely, sql } from 'kysely'

// Builds an index of a large table that is written to. Can be run again after an interruption.
export const outsideTransaction = true

/** Adds the order in which the explorer counts finished games. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index concurrently if exists games_by_end`.execute(db)
  await sql`create index concurrently games_by_end on games (ended_at, id) where ended_at is not null`.execute(
    db,
  )
}
