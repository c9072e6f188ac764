import type { TrainingGame } from '@lance/contract'
import { SUMMARIES_MAX } from '@lance/domain/losses'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'

// All SQL of the summaries of players' games.

type Db = Kysely<Database>

export async function selectKnownGames(
  trx: Db,
  { userId, gameIds }: { userId: string; gameIds: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ gameId: string }>`
    select game_id as "gameId" from training_games
    where user_id = ${userId} and game_id = any(${gameIds}::text[])`.execute(trx)
  return rows.map(({ gameId }) => gameId)
}

export async function insertGames(
  trx: Db,
  { userId, games, afterSeq }: { userId: string; games: readonly TrainingGame[]; afterSeq: number },
): Promise<void> {
  if (games.length === 0) return
  const rows = games.map((summary, index) => ({
    game_id: summary.gameId,
    source: summary.source,
    played_at: new Date(summary.playedAtMs),
    summary,
    seq: afterSeq + index + 1,
  }))
  await sql`
    insert into training_games (user_id, game_id, source, played_at, summary, seq)
    select ${userId}::uuid, game_id, source, played_at, summary, seq
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (game_id text, source text, played_at timestamptz, summary jsonb, seq integer)`.execute(trx)
}

/** Deletes the oldest games beyond the most that are kept, in the order of every device (`bySummaryTime`). */
export async function deleteOldGames(trx: Db, userId: string): Promise<void> {
  await sql`
    delete from training_games where user_id = ${userId} and game_id in (
      select game_id from training_games where user_id = ${userId}
      order by played_at desc, game_id offset ${SUMMARIES_MAX}
    )`.execute(trx)
}

export async function selectGamesAfter(
  db: Db,
  { userId, after, limit }: { userId: string; after: number; limit: number },
): Promise<{ summary: TrainingGame; seq: number }[]> {
  const { rows } = await sql<{ summary: TrainingGame; seq: number }>`
    select summary, seq from training_games
    where user_id = ${userId} and seq > ${after} order by seq limit ${limit}`.execute(db)
  return rows
}

export type OwnGame = { gameId: string; playedAt: Date; summary: object }

/** The summaries of a user's games, in pages. */
export async function selectOwnGames(
  db: Db,
  userId: string,
  { after, limit }: { after: OwnGame | null; limit: number },
): Promise<OwnGame[]> {
  const { rows } = await sql<OwnGame>`
    select game_id as "gameId", played_at as "playedAt", summary from training_games
    where user_id = ${userId} and game_id > ${after?.gameId ?? ''} order by game_id limit ${limit}`.execute(
    db,
  )
  return rows
}
