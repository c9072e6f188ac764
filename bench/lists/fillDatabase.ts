// A product that has been running for years: people, their ratings and counters, and their games, made by the
// database itself. A few play much, most little, as it is.
import pg from 'pg'

export type Sizes = { users: number; games: number }

/** Games under way, as many as one in two thousand. */
const PLAYING_SHARE = 2000

/** The person of that number: always the same id, of the shape that ours have. */
const person = (number: string) =>
  `overlay(overlay(md5('pessoa ' || ${number}) placing '4' from 13) placing '8' from 17)::uuid`
/** Somebody, those of small numbers more often. */
const byLot = (salt: string) =>
  person(`floor($2 * power((hashtextextended(n || '${salt}', 0) & 1048575) / 1048576.0, 2))::int`)

const USERS = `
  insert into users (id, email, name, password_hash, score, titles, country, role, created_at)
  select ${person('n')}, n || '@lance.bench', 'Pessoa ' || n, '-', lot % 300 * 10,
    case when lot % 50 = 7 then lot / 50 % 20 else 0 end, 'BR',
    case when lot % 9 = 0 then 'PREMIUM' else 'FREEMIUM' end, now() - n % 2000 * interval '1 day'
  from (select n, (hashtextextended('lot' || n, 0) & 1073741823)::int as lot from generate_series(0, $1 - 1) as n) as t`

const RATINGS = `
  insert into ratings (user_id, speed, rating, deviation, volatility, games, rated_at, settled_until)
  select id, 'rapid', 1500 + 350 * (random() + random() + random() - 1.5),
    case when is_settled then 60 else 200 end, 0.06, 30, now(),
    case when is_settled then now() + random() * interval '1 year' end
  from (select id, random() < 0.7 as is_settled from users) as t`

const GAMES = `
  insert into games (id, white_id, black_id, time_control_s, fen, ply, white_ms, black_ms, turn_started_at, due_at,
    sweep_at, beacon_key, white_elo, black_elo, white_elo_provisional, black_elo_provisional, created_at, status, reason,
    winner_id, ended_at)
  select 'b' || lpad(n::text, 11, '0'), white, case when black = white then ${person('$2 - 1')} else black end, 600,
    'r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4', 46, 300000, 300000, now(),
    case when playing then now() + interval '1 day' end, case when playing then now() + interval '1 day' end,
    '\\x00', 1200 + n % 900, 1200 + n % 700, false, false, at,
    case when playing then 'playing' else 'resignation' end, case when playing then null else 'resignation' end,
    case when playing then null else white end, case when playing then null else at + interval '10 minutes' end
  from (
    select n, ${byLot('w')} as white, ${byLot('b')} as black, n > $3 as playing,
      now() - ($1 - n) * interval '6 seconds' as at
    from generate_series($4::int, $5::int) as n
  ) as drawn where white <> black or black <> ${person('$2 - 1')}`

const TALLIES = `
  insert into game_tallies
  select user_id, sum(white)::int, 0, 0, 0, 0, sum(black)::int from (
    select white_id as user_id, count(*) as white, 0 as black from games where status <> 'playing' group by 1
    union all select black_id, 0, count(*) from games where status <> 'playing' group by 1
  ) as counted group by user_id`

/** Fills a migrated database. The indexes go first and come back last: so they are built in minutes, not hours. */
export async function fillDatabase(url: string, { users, games }: Sizes): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const step = async (what: string, work: () => Promise<unknown>) => {
    const begunMs = performance.now()
    await work()
    console.log(`${what}: ${((performance.now() - begunMs) / 1000).toFixed(1)} s`)
  }
  try {
    await client.query(`set session_replication_role = replica; set maintenance_work_mem = '512MB'`)
    const indexes = await dropIndexes(client)
    await step('users', () => client.query(USERS, [users]))
    await step('ratings', () => client.query(RATINGS))
    await step('games', async () => {
      const chunk = 1_000_000
      const endedTo = games - Math.ceil(games / PLAYING_SHARE)
      for (let from = 1; from <= games; from += chunk)
        await client.query(GAMES, [games, users, endedTo, from, Math.min(games, from + chunk - 1)])
    })
    await step('counters', () => client.query(TALLIES))
    for (const index of indexes) await step(index.split(' ').slice(0, 4).join(' '), () => client.query(index))
    await step('vacuum', () => client.query('vacuum analyze'))
    await client.query('checkpoint')
  } finally {
    await client.end()
  }
}

/** Drops what no constraint needs, and gives the statements that make it again. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes
     where schemaname = current_schema and tablename in ('users', 'ratings', 'games', 'game_tallies')
       and indexname not in (select conname from pg_constraint)`,
  )
  for (const { indexname } of rows) await client.query(`drop index ${indexname}`)
  return rows.map(({ indexdef }) => indexdef)
}
