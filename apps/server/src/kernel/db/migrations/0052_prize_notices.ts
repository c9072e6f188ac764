import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Prizes that their player has not seen yet. The row is deleted when they close the notice.
    create table prize_notices (
      user_id uuid not null references users,
      tournament_id uuid not null references tournaments,
      won_at timestamptz not null,
      primary key (user_id, tournament_id)
    );
    create index prize_notices_of_tournament on prize_notices (tournament_id);
  `.execute(db)
}
