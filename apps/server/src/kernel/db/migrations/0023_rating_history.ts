import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A rating after each of its games, counted from 1 without a gap: any number of points, evenly spread over a life
    -- of any length, is that many look-ups.
    create table rating_history (
      user_id uuid not null references users on delete cascade,
      speed text not null check (speed in ('rapid', 'classical', 'daily')),
      number integer not null,
      rating real not null,
      rated_at timestamptz not null,
      primary key (user_id, speed, number)
    );

    -- Of the games so far, as they were shown. Counted back from the last, whatever came before it was known.
    insert into rating_history (user_id, speed, number, rating, rated_at)
    select user_id, speed, ratings.games - place + 1, rating_after, ended_at
    from (
      select user_id, rating_after, ended_at, case
          when time_control_s >= 86400 then 'daily' when time_control_s > 1800 then 'classical' else 'rapid'
        end as speed,
        row_number() over (
          partition by user_id, time_control_s >= 86400, time_control_s > 1800 order by ended_at desc, id desc
        ) as place
      from games cross join lateral (
        values (white_id, white_elo_after), (black_id, black_elo_after)
      ) as player (user_id, rating_after)
      where rating_after is not null
    ) as rated
    join ratings using (user_id, speed) where place <= ratings.games;
  `.execute(db)
}
