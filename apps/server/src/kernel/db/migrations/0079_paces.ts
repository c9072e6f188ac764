import { type Kysely, sql } from 'kysely'

/** Time controls with an increment, and ratings for bullet and blitz. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What each move adds to its player's clock.
    alter table games add column increment_s integer not null default 0;
    alter table games add constraint games_increment check (increment_s between 0 and 180) not valid;
    alter table matchmaking_queue add column increment_s integer not null default 0;
    alter table invitations add column increment_s integer not null default 0;

    -- The rating that the game counts for. Null: by its time control alone, as before there were increments.
    alter table games add column speed text;
    alter table games add constraint games_speed
      check (speed in ('bullet', 'blitz', 'rapid', 'classical', 'daily')) not valid;

    -- The rows that exist already satisfy these wider checks.
    alter table ratings drop constraint ratings_speed_check;
    alter table ratings add constraint ratings_speed_check
      check (speed in ('bullet', 'blitz', 'rapid', 'classical', 'daily')) not valid;
    alter table rating_history drop constraint rating_history_speed_check;
    alter table rating_history add constraint rating_history_speed_check
      check (speed in ('bullet', 'blitz', 'rapid', 'classical', 'daily')) not valid;
    alter table rank_marks drop constraint rank_marks_board_check;
    alter table rank_marks add constraint rank_marks_board_check
      check (board in ('titles', 'bullet', 'blitz', 'rapid', 'classical', 'daily')) not valid;

    -- What a server can do that servers of the previous version can't. New kinds of games open once all can.
    alter table server_boots add column abilities jsonb not null default '[]';
  `.execute(db)
}
