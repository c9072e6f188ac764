import { type Kysely, sql } from 'kysely'

// Counters and sort orders for the hall of fame, the live games and the players' public pages, so that none
// of these costs more with ten million games than with ten.

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table game_tallies (
      user_id uuid primary key references users on delete cascade,
      white_wins integer not null,
      white_draws integer not null,
      white_losses integer not null,
      black_wins integer not null,
      black_draws integer not null,
      black_losses integer not null
    ) with (fillfactor = 80);

    insert into game_tallies (
      user_id, white_wins, white_draws, white_losses, black_wins, black_draws, black_losses
    )
    select user_id,
      count(*) filter (where is_white and won), count(*) filter (where is_white and drawn),
      count(*) filter (where is_white and not won and not drawn),
      count(*) filter (where not is_white and won), count(*) filter (where not is_white and drawn),
      count(*) filter (where not is_white and not won and not drawn)
    from (
      select user_id, user_id = white_id as is_white, coalesce(winner_id = user_id, false) as won,
        winner_id is null as drawn
      from games cross join lateral (values (white_id), (black_id)) as players (user_id)
      where status not in ('playing', 'aborted') and (winner_id is not null or reason <> 'no_show')
    ) as played
    group by user_id;

    -- The hall of fame, whoever has something to show there.
    create index users_by_fame on users (titles desc, score desc, id desc) where titles > 0 or score > 0;

    -- Its page by rating: those that are settled.
    alter table ratings add column settled_until timestamptz;
    update ratings set settled_until = rated_at + interval '1 day' * least(3650,
        ((110 / 173.7178) ^ 2 - (deviation / 173.7178) ^ 2) / (volatility ^ 2) / 0.21436)
      where deviation <= 110;
    create index ratings_by_rank on ratings (speed, rating desc, user_id desc) include (settled_until)
      where settled_until is not null;

    -- The games that may be watched, the best first. No column in it changes with a move.
    create index games_live on games ((white_elo + black_elo) desc, id desc)
      where status = 'playing' and rated and time_control_s < 86400;
  `.execute(db)
}
