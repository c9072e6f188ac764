import { type Kysely, sql } from 'kysely'

/** Puzzles from games whose players both agreed to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Players who let their rated games become puzzles. Withdrawing deletes the row.
    create table puzzle_consents (
      user_id uuid primary key references users,
      given_at timestamptz not null,
      -- When the player's exercises are looked through next. A server that looks moves it first.
      look_due_at timestamptz not null
    );
    create index puzzle_consents_due on puzzle_consents (look_due_at);

    -- Mistakes that a server has looked at.
    create table puzzles (
      game_id text collate "C" not null references games,
      ply integer not null check (ply > 0),
      white_id uuid not null references users,
      black_id uuid not null references users,
      looked_at timestamptz not null,
      -- As the server's engine made it; null: there is no clear answer, or the position never arose.
      exercise jsonb,
      primary key (game_id, ply)
    );
    create unique index puzzles_one_a_game on puzzles (game_id) where exercise is not null;
    create index puzzles_of_white on puzzles (white_id);
    create index puzzles_of_black on puzzles (black_id);
    create index puzzles_refused on puzzles (looked_at) where exercise is null;

    -- Which puzzle a day has. A day without a row has the historic one.
    create table puzzle_days (
      -- Counted from 1970-01-01.
      day integer primary key,
      game_id text collate "C" not null,
      ply integer not null,
      chosen_at timestamptz not null,
      unique (game_id, ply),
      foreign key (game_id, ply) references puzzles on delete cascade
    );
  `.execute(db)
}
