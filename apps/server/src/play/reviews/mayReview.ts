import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { type ReviewedGame, selectReviewedGame } from './reviewStore.ts'

/**
 * Returns the game if this user may have the engine's review of it: they played it, it is over, and they are
 * a member.
 */
export async function mayReview(
  db: Kysely<Database>,
  query: { gameId: string; userId: string },
): Promise<{ ok: true; game: ReviewedGame } | Refusal> {
  const game = await selectReviewedGame(db, query)
  if (!game) return { ok: false, code: 'GAME_NOT_FOUND' }
  if (!game.isPlayer) return { ok: false, code: 'FORBIDDEN' }
  if (!game.isMember) return { ok: false, code: 'REVIEW_PREMIUM_ONLY' }
  return game.isOver ? { ok: true, game } : { ok: false, code: 'GAME_RUNNING' }
}
