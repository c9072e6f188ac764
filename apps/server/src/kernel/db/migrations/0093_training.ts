import { type Kysely, sql } from 'kysely'

/** Exercises of players' own mistakes, and how each answer went. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- One row per player who trains. It is locked while their training changes, so that numbers become visible in order.
    create table trainings (
      user_id uuid primary key references users,
      last_seq integer not null default 0 check (last_seq >= 0)
    );

    create table training_exercises (
      user_id uuid not null references users,
      id text collate "C" not null,
      game_id text collate "C" not null,
      source text collate "C" not null check (source in ('bot', 'online', 'imported')),
      played_at timestamptz not null,
      -- Null once deleted: the row keeps the exercise from coming back from another device.
      exercise jsonb,
      -- Its place among the player's changes: a device asks for those after the last one it has.
      seq integer not null,
      primary key (user_id, id)
    );
    create unique index training_exercises_by_seq on training_exercises (user_id, seq);
    create index training_exercises_of_game on training_exercises (user_id, game_id);

    -- One answer each. Schedule, rating and streak follow from them.
    create table training_reviews (
      user_id uuid not null references users,
      id text collate "C" not null,
      exercise_id text collate "C" not null,
      answered_at timestamptz not null,
      -- By the player's calendar, counted from 1970-01-01.
      day integer not null check (day >= 0),
      grade text collate "C" not null check (grade in ('again', 'hard', 'good', 'easy')),
      difficulty real not null,
      seq integer not null,
      primary key (user_id, id)
    );
    create unique index training_reviews_by_seq on training_reviews (user_id, seq);
    create index training_reviews_by_time on training_reviews (user_id, answered_at);
  `.execute(db)
}
