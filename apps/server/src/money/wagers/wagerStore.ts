import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'

// The SQL of wagered games, apart from the ledger's.

type Db = Kysely<Database>

export type Aborts = { userId: string; count: number; latestAtMs: number }

/** Counts the wagered games that these users aborted after `since`; users without any are missing. */
export async function selectAborts(
  db: Db,
  { userIds, since }: { userIds: readonly string[]; since: Date },
): Promise<Aborts[]> {
  const { rows } = await sql<{ user_id: string; count: number; latest: Date }>`
    select user_id, count(*)::int as count, max(aborted_at) as latest from wager_aborts
    where user_id = any(${userIds}::uuid[]) and aborted_at > ${since} group by user_id`.execute(db)
  return rows.map(({ user_id, count, latest }) => ({
    userId: user_id,
    count,
    latestAtMs: latest.getTime(),
  }))
}

export async function insertAbort(
  trx: Db,
  { gameId, userId, at }: { gameId: string; userId: string; at: Date },
): Promise<void> {
  await trx.insertInto('wager_aborts').values({ game_id: gameId, user_id: userId, aborted_at: at }).execute()
}

export async function deleteAbortsOf(trx: Db, userId: string): Promise<void> {
  await sql`delete from wager_aborts where user_id = ${userId}`.execute(trx)
}
