import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Before this no first move is late, whatever its limit: who starts a tournament's game early robs nobody.
    alter table games add column first_moves_until timestamptz;
    create index games_of_tournament on games (tournament_id) where tournament_id is not null;
  `.execute(db)
}
