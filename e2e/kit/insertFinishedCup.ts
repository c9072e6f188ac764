import { randomUUID } from 'node:crypto'
import { openDatabase } from '../../apps/server/src/kernel/db/openDatabase.ts'
import type { LaunchedServer } from './launchServer.ts'

type Finalists = readonly [champion: string, second: string, third: string, fourth: string]

/**
 * Inserts a finished cup of these four, R$ 50 each, in the order of their places, with a prize for each. The
 * champion has not seen theirs. Returns its id. No money moves.
 */
export async function insertFinishedCup(
  { connectionString }: Pick<LaunchedServer, 'connectionString'>,
  [champion, second, third, fourth]: Finalists,
): Promise<string> {
  const id = randomUUID()
  const { pool, close } = openDatabase({ connectionString, maxConnections: 1 })
  try {
    await pool.query(
      `insert into tournaments (id, creator_id, name, entry_cents, player_count, participants, prize_distribution,
         start_at, started_at, round_at, ended_at, created_at, status, current_round, total_rounds, champion_id)
       values ($1, $2, 'Torneio de inverno do Clube das Torres', 5000, 4, 4, 'SPLIT_TOP_4', now() - interval '2 hours',
         now() - interval '2 hours', now() - interval '1 hour', now() - interval '10 minutes',
         now() - interval '1 day', 'FINISHED', 2, 2, $3)`,
      [id, fourth, champion],
    )
    await pool.query(
      `insert into tournament_entries (tournament_id, user_id, entered_at, seed, paid_cents, paid_by)
       select $1, user_id, now() - interval '1 day', seed, 5000, 'wallet'
       from unnest($2::uuid[]) with ordinality as entered (user_id, seed)`,
      [id, [champion, second, third, fourth]],
    )
    await pool.query(
      `insert into tournament_matches (tournament_id, round, slot, player1_id, seed1, player2_id, seed2, white_id,
         winner_id, game_number, status, changed_at)
       values ($1, 1, 0, $2, 1, $4, 3, $2, $2, 1, 'COMPLETED', now()), ($1, 1, 1, $3, 2, $5, 4, $3, $3, 1, 'COMPLETED', now()),
         ($1, 2, 0, $2, 1, $3, 2, $2, $2, 1, 'COMPLETED', now())`,
      [id, champion, second, third, fourth],
    )
    await pool.query(
      `insert into tournament_prizes (tournament_id, place, user_id, amount_cents)
       select $1, place, user_id, 1600 * (5 - place)
       from unnest($2::uuid[]) with ordinality as won (user_id, place)`,
      [id, [champion, second, third, fourth]],
    )
    await pool.query('insert into prize_notices (user_id, tournament_id, won_at) values ($1, $2, now())', [
      champion,
      id,
    ])
  } finally {
    await close()
  }
  return id
}
