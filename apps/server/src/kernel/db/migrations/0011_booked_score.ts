import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The points of a game as they were booked: less than it brought where a score would have fallen below 0. Not
    -- known of games that ended before.
    alter table games
      add column white_score_booked smallint,
      add column black_score_booked smallint;
  `.execute(db)
}
