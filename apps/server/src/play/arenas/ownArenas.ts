import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { inPages, type OwnDataPart } from '../../kernel/ownDataPart.ts'

type OwnArena = { tournamentId: string } & Record<string, unknown>

/** The scores of a user in arenas, page by page. */
async function selectOwnScores(
  db: Kysely<Database>,
  userId: string,
  { after, limit }: { after: OwnArena | null; limit: number },
): Promise<OwnArena[]> {
  const { rows } = await sql<OwnArena>`
    select tournament_id as "tournamentId", points, games, wins, performance, place, paused_at as "pausedAt",
      paused_by as "pausedBy"
    from arena_players
    where user_id = ${userId}
      and (${after?.tournamentId ?? null}::uuid is null or tournament_id > ${after?.tournamentId ?? null}::uuid)
    order by tournament_id limit ${limit}`.execute(db)
  return rows
}

/** A user's scores in arenas. What keeps an account open is their entry; the scores stay with the id. */
export const ownArenas: OwnDataPart = {
  exportOf: (db, { userId }) => ({ arenas: () => inPages(selectOwnScores, { db, userId }) }),
  forget: async () => ({}),
}
