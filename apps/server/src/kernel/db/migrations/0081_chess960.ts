import { type Kysely, sql } from 'kysely'

/** Games of Chess960, which begin where a lot says, and a rating of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table games add column variant text not null default 'standard';
    -- Where a game of Chess960 began. Null: where standard chess does.
    alter table games add column start_fen text;
    alter table games add constraint games_variant check (
      case variant when 'standard' then start_fen is null when 'chess960' then start_fen is not null else false end
    ) not valid;
    alter table matchmaking_queue add column variant text not null default 'standard';
    alter table matchmaking_queue add constraint matchmaking_queue_variant
      check (variant in ('standard', 'chess960')) not valid;
    alter table invitations add column variant text not null default 'standard';
    alter table invitations add constraint invitations_variant
      check (variant in ('standard', 'chess960')) not valid;

    -- The rows that exist already satisfy these wider checks.
    alter table games drop constraint games_speed;
    alter table games add constraint games_speed
      check (speed in ('bullet', 'blitz', 'rapid', 'classical', 'daily', 'chess960')) not valid;
    alter table ratings drop constraint ratings_speed_check;
    alter table ratings add constraint ratings_speed_check
      check (speed in ('bullet', 'blitz', 'rapid', 'classical', 'daily', 'chess960')) not valid;
    alter table rating_history drop constraint rating_history_speed_check;
    alter table rating_history add constraint rating_history_speed_check
      check (speed in ('bullet', 'blitz', 'rapid', 'classical', 'daily', 'chess960')) not valid;
    alter table rank_marks drop constraint rank_marks_board_check;
    alter table rank_marks add constraint rank_marks_board_check
      check (board in ('titles', 'bullet', 'blitz', 'rapid', 'classical', 'daily', 'chess960')) not valid;
  `.execute(db)
}
