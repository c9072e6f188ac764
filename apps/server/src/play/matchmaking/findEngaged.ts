import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { findInArena } from '../arenas/index.ts'
import { findInMatch } from '../tournaments/index.ts'

/**
 * Which of these users a tournament may need at any moment, and so may not search for another game: their match waits or
 * runs, or they play an arena and have not paused.
 */
export async function findEngaged(db: Kysely<Database>, userIds: readonly string[]): Promise<string[]> {
  return [...new Set([...(await findInMatch(db, userIds)), ...(await findInArena(db, userIds))])]
}
