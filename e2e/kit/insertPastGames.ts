import { openDatabase } from '../../apps/server/src/kernel/db/openDatabase.ts'
import type { LaunchedServer } from './launchServer.ts'

const MATE_FEN = 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3'

/**
 * Inserts this many rated games between two players, a day apart, with their moves, ratings and counters. The
 * first player loses every third one with White in two moves, and wins the others with Black by the same
 * moves.
 */
export async function insertPastGames(
  { connectionString }: Pick<LaunchedServer, 'connectionString'>,
  { userId, opponentId, count }: { userId: string; opponentId: string; count: number },
): Promise<void> {
  const { pool, close } = openDatabase({ connectionString, maxConnections: 1 })
  try {
    await pool.query(
      `with played as (
         select n, now() - ($3 - n) * interval '1 day' - interval '1 hour' as at,
           lower('past' || to_hex(n) || substr($1, 1, 8)) as id, n % 3 = 0 as lost
         from generate_series(1, $3::int) as n
       ), kept as (
         insert into games (id, white_id, black_id, status, reason, winner_id, time_control_s, fen, ply, last_move,
           white_ms, black_ms, turn_started_at, beacon_key, white_elo, black_elo, white_elo_provisional,
           black_elo_provisional, created_at, ended_at)
         select id, case when lost then $1::uuid else $2::uuid end, case when lost then $2::uuid else $1::uuid end,
           'checkmate', 'checkmate', case when lost then $2::uuid else $1::uuid end, 600, $4, 4, 'd8h4',
           590000, 595000, at, '', 1500, 1500, false, false, at, at from played
       ), moved as (
         insert into moves (game_id, ply, uci, move_id, clock_ms, played_at)
         select id, ply, uci, gen_random_uuid(), 600000 - ply * 1000, at
         from played, unnest(array['f2f3', 'e7e5', 'g2g4', 'd8h4']) with ordinality as line (uci, ply)
       ), rated as (
         insert into rating_history (user_id, speed, number, rating, rated_at)
         select $1::uuid, 'rapid', n, 1500 + sum(case when lost then -13 else 9 end) over (order by n), at from played
         returning number, rating
       ), standing as (
         insert into ratings (user_id, speed, rating, deviation, volatility, games, rated_at)
         select $1::uuid, 'rapid', rating, 70, 0.06, $3::int, now() from rated where number = $3::int
       )
       insert into game_tallies
       select $1::uuid, 0, 0, count(*) filter (where lost), count(*) filter (where not lost), 0, 0 from played`,
      [userId, opponentId, count, MATE_FEN],
    )
  } finally {
    await close()
  }
}
