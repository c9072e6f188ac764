import { type Kysely, sql } from 'kysely'

/** Swiss tournaments: results of games, players who are away, and the standings after each round. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Of a Swiss tournament's match that is over; null in knock-outs, which only have winners.
    alter table tournament_matches add column result text collate "C";
    alter table tournament_matches add constraint tournament_matches_result check (
      result in ('1-0', '0-1', '1/2-1/2', '+/-', '-/+', '-/-')
    ) not valid;
    alter table tournament_matches add constraint tournament_matches_result_over check (
      result is null or status = 'COMPLETED'
    ) not valid;

    -- The round that the standings stand after, and since when: the next one is paired after a pause.
    create table swiss_states (
      tournament_id uuid primary key references tournaments,
      standing_round integer not null default 0 check (standing_round >= 0),
      closed_at timestamptz
    );

    create table swiss_players (
      tournament_id uuid not null references tournaments,
      user_id uuid not null references users,
      -- What orders the pairing numbers, as it was when the player came.
      rating integer not null,
      withdrawn_at timestamptz,
      -- The round in which the player came back last: no-shows before count no longer.
      returned_round integer not null default 0 check (returned_round >= 0),
      -- The standing after the last finished round, null before a player's first: places are shared, ranks are not.
      rank integer check (rank > 0),
      place integer check (place > 0),
      half_points integer not null default 0 check (half_points >= 0),
      buchholz_half_points integer not null default 0 check (buchholz_half_points >= 0),
      sonneborn_quarter_points integer not null default 0 check (sonneborn_quarter_points >= 0),
      primary key (tournament_id, user_id),
      check ((rank is null) = (place is null))
    );
    create index swiss_players_by_rank on swiss_players (tournament_id, rank);

    -- Half-point byes on request.
    create table swiss_byes (
      tournament_id uuid not null references tournaments,
      user_id uuid not null references users,
      round integer not null check (round > 0),
      primary key (tournament_id, user_id, round)
    );
  `.execute(db)
}
