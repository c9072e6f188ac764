import { type Kysely, sql } from 'kysely'

/** What players lost in their games, and where: one row a game. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table training_games (
      user_id uuid not null references users,
      game_id text collate "C" not null,
      source text collate "C" not null check (source in ('bot', 'online', 'imported')),
      played_at timestamptz not null,
      -- Sums of the player's moves: packages/domain/src/losses.
      summary jsonb not null,
      -- Its place among the player's changes, with their exercises and answers.
      seq integer not null,
      primary key (user_id, game_id)
    );
    create unique index training_games_by_seq on training_games (user_id, seq);
    -- The oldest games beyond the most that are kept go first.
    create index training_games_by_time on training_games (user_id, played_at, game_id);
  `.execute(db)
}
