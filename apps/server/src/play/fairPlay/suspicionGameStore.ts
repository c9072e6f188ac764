import type { GameEvidence } from '@lance/domain/fairPlay'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// SQL of the games that a suspicion rests on, with their moves as they were judged.

type Db = Kysely<Database>

/** Stores the games of a suspicion instead of those it had. */
export async function replaceSuspicionGames(
  trx: Db,
  { suspicionId, games }: { suspicionId: string; games: readonly GameEvidence[] },
): Promise<void> {
  await sql`delete from suspicion_games where suspicion_id = ${suspicionId}`.execute(trx)
  for (const { gameId, nats, moves } of games)
    await sql`
      insert into suspicion_games (suspicion_id, game_id, nats, ended_at, moves)
      select ${suspicionId}, id, ${nats}, ended_at, ${JSON.stringify(moves)} from games
      where id = ${gameId} and ended_at is not null`.execute(trx)
}

/** What each game of a suspicion adds, by game. */
export async function selectSuspicionNats(db: Db, suspicionId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<Row<'suspicion_games', 'gameId' | 'nats'>>`
    select game_id as "gameId", nats from suspicion_games where suspicion_id = ${suspicionId}`.execute(db)
  return new Map(rows.map(({ gameId, nats }) => [gameId, nats]))
}

/** The moves of a game as a suspicion has judged them; null if it does not rest on this game. */
export async function selectSuspicionMoves(
  db: Db,
  { suspicionId, gameId }: { suspicionId: string; gameId: string },
): Promise<GameEvidence['moves'] | null> {
  const { rows } = await sql<{ moves: GameEvidence['moves'] }>`
    select moves from suspicion_games where suspicion_id = ${suspicionId} and game_id = ${gameId}`.execute(db)
  return rows[0]?.moves ?? null
}

/** Deletes the moves of games that ended before `before`, up to `limit` games. Returns how many. */
export async function forgetSuspicionGames(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from suspicion_games where (suspicion_id, game_id) in (
      select suspicion_id, game_id from suspicion_games where ended_at < ${before} order by ended_at limit ${limit}
    )`.execute(db)
  return Number(numAffectedRows)
}
