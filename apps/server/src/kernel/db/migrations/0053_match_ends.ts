import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What the end of a tournament's game meant for its match: played again after a draw, decided, or undone by
    -- an operator. 'winner_id' is null when both players are out.
    create table match_ends (
      game_id text collate "C" primary key references games,
      match_id uuid not null references tournament_matches,
      outcome text collate "C" not null check (outcome in ('replayed', 'decided', 'undone')),
      winner_id uuid,
      next_game_at timestamptz,
      check (winner_id is null or outcome = 'decided'),
      check ((next_game_at is null) = (outcome = 'decided'))
    );
    create index match_ends_of_match on match_ends (match_id);
  `.execute(db)
}
