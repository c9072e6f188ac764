import { type Kysely, sql } from 'kysely'

// Builds an index of a large table that is written to. Can be run again after an interruption.
export const outsideTransaction = true

/** Adds the index from which the points of a week are summed up without reading the games. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index concurrently if exists games_scored_by_end`.execute(db)
  await sql`
    create index concurrently games_scored_by_end on games (ended_at)
    include (white_id, black_id, white_score_booked, black_score_booked)
    where white_score_change <> 0`.execute(db)
}
