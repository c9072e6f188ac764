import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What the engine thought of a member's own game, as his browser worked it out; for him alone.
    create table game_reviews (
      game_id text collate "C" not null references games,
      user_id uuid not null references users on delete cascade,
      depth_plies integer not null,
      evaluations jsonb not null,
      stored_at timestamptz not null,
      primary key (game_id, user_id)
    );
    create index game_reviews_of_user on game_reviews (user_id);
  `.execute(db)
}
