import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { findInArena } from '../arenas/index.ts'
import { findInMatch } from '../tournaments/index.ts'

/** Why a user may not search for another game. */
export type Engagement = 'MATCH_WAITING' | 'ARENA_ACTIVE'

/**
 * Which of these users a tournament may need at any moment, and so may not search for another game: their match waits or
 * runs, or they play an arena and have not paused.
 */
export async function findEngaged(
  db: Kysely<Database>,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Engagement>> {
  const [inArena, inMatch] = [await findInArena(db, userIds), await findInMatch(db, userIds)]
  return new Map<string, Engagement>([
    ...inArena.map((userId) => [userId, 'ARENA_ACTIVE'] as const),
    ...inMatch.map((userId) => [userId, 'MATCH_WAITING'] as const),
  ])
}
