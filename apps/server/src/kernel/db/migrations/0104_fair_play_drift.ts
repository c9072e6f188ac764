import { type Kysely, sql } from 'kysely'

/** How honest players play, counted each night, beside what is expected of them. It names no player and no game. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table fair_play_drift (
      night date not null references fair_play_nights,
      -- Which expectations these were: those of other parameters are not comparable.
      model text collate "C" not null,
      rating_from integer not null,
      is_hard boolean not null,
      games integer not null check (games > 0),
      moves integer not null check (moves > 0),
      expected double precision not null check (expected between 0 and moves),
      seen integer not null check (seen between 0 and moves),
      variance double precision not null check (variance >= 0),
      primary key (night, model, rating_from, is_hard)
    )`.execute(db)
}
