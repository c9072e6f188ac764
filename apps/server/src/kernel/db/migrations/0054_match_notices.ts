import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Tournament matches that ended without their player, who has not seen it yet. The row is deleted when they
    -- close the notice, and some days after the tournament's end.
    create table match_notices (
      user_id uuid not null references users,
      match_id uuid not null references tournament_matches,
      tournament_id uuid not null references tournaments,
      kind text collate "C" not null,
      noted_at timestamptz not null,
      primary key (user_id, match_id)
    );
    create index match_notices_of_tournament on match_notices (tournament_id);
    create index match_notices_of_match on match_notices (match_id);
  `.execute(db)
}
