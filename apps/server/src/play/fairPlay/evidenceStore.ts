import type { ComparedMove } from '@lance/chess/fairPlay'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'

// SQL of what the engine found in each game, move by move.

type Db = Kysely<Database>

/** Stores the compared moves of a game; those of an earlier comparison stay. */
export async function insertEvidence(
  db: Db,
  { gameId, endedAt, moves }: { gameId: string; endedAt: Date; moves: readonly ComparedMove[] },
): Promise<void> {
  await sql`
    insert into fair_play_evidence (game_id, ended_at, moves)
    values (${gameId}, ${endedAt}, ${JSON.stringify(moves)}) on conflict do nothing`.execute(db)
}

/** The compared moves of a game; null before anything compared them, and after they were deleted. */
export async function selectEvidence(db: Db, gameId: string): Promise<ComparedMove[] | null> {
  const { rows } = await sql<{ moves: ComparedMove[] }>`
    select moves from fair_play_evidence where game_id = ${gameId}`.execute(db)
  return rows[0]?.moves ?? null
}

/** Deletes the evidence of games that ended before `before`, up to `limit` games. Returns how many. */
export async function forgetEvidence(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from fair_play_evidence where game_id in (
      select game_id from fair_play_evidence where ended_at < ${before} order by ended_at limit ${limit}
    )`.execute(db)
  return Number(numAffectedRows)
}

/** Deletes the evidence of all games of this user. */
export async function forgetEvidenceOf(trx: Db, userId: string): Promise<void> {
  await sql`
    delete from fair_play_evidence e using games g
    where g.id = e.game_id and (g.white_id = ${userId} or g.black_id = ${userId})`.execute(trx)
}
