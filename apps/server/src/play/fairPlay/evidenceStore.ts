import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'

// SQL of what servers of an earlier version found in each game. Nothing reads it any more; it is deleted with its time.

type Db = Kysely<Database>

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
