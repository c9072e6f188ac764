import type { TestServer } from './testServer.ts'

// Users and games by the thousand, as the lists find them, inserted directly into the database.

type Pool = TestServer['ctx']['pool']

/** Gives a user titles and points, as tournaments and games do. */
export async function setTitlesAndScore(
  { ctx }: Pick<TestServer, 'ctx'>,
  userId: string,
  { titles = 0, score = 0 }: { titles?: number; score?: number },
): Promise<void> {
  await ctx.pool.query('update users set titles = $2, score = $3 where id = $1', [userId, titles, score])
}

/** Users without a password, numbered: every tenth has no title, and points and titles repeat. */
export async function insertPeople(pool: Pool, people: number): Promise<void> {
  await pool.query(
    `insert into users (email, name, password_hash, score, titles, country, role)
     select gen_random_uuid() || '@lista.test', 'Pessoa ' || n, '-',
       case when n % 10 = 0 then 0 else n % 97 * 10 end, case when n % 10 = 0 then 0 else 1 + n % 3 end, 'BR',
       case when n % 5 = 0 then 'PREMIUM' else 'FREEMIUM' end
     from generate_series(1, $1::int) as n`,
    [people],
  )
}

/** A rating for each user, two thirds of them settled, and the tally of their games. */
export async function insertRatings(pool: Pool, now: Date): Promise<void> {
  await pool.query(
    `insert into ratings (user_id, speed, rating, deviation, volatility, games, rated_at, settled_until)
     select id, 'rapid', 800 + n % 1700 + n / 1e6, case when n % 3 = 0 then 200 else 60 end, 0.06, 30, $1,
       case when n % 3 = 0 then null else $1::timestamptz + interval '1 year' end
     from (select id, row_number() over (order by id) as n from users) as numbered
     on conflict do nothing`,
    [now],
  )
  await pool.query(`insert into game_tallies select id, 5, 1, 4, 4, 2, 4 from users on conflict do nothing`)
}

/** Finished games between neighbors in the order of ids, and some that are still being played. */
export async function insertGames(
  pool: Pool,
  { ended, playing, now }: { ended: number; playing: number; now: Date },
): Promise<void> {
  await pool.query(
    `with people as (
      select array_agg(id order by id) as ids, count(*)::int as many from users
    )
    insert into games (id, white_id, black_id, time_control_s, fen, ply, white_ms, black_ms, turn_started_at, due_at,
      sweep_at, beacon_key, white_elo, black_elo, white_elo_provisional, black_elo_provisional, created_at, status,
      reason, ended_at)
    select 'lista' || lpad(n::text, 9, '0'), ids[1 + n % many], ids[1 + (n + 1) % many], 600,
      'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2', 2, 600000, 600000, $3::timestamptz,
      case when n <= $2 then $3::timestamptz + interval '10 minutes' end,
      case when n <= $2 then $3::timestamptz + interval '10 minutes' end,
      '\\x00', 1000 + n % 900, 1000 + n % 700, false, false, $3::timestamptz - n * interval '1 second',
      case when n <= $2 then 'playing' else 'draw' end, case when n <= $2 then null else 'agreement' end,
      case when n <= $2 then null else $3::timestamptz end
    from people, generate_series(1, $1::int + $2::int) as n`,
    [ended, playing, now],
  )
}
