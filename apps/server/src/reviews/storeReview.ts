import type { GameReviewRecord } from '@lance/contract'
import type { Context } from '../context.ts'
import type { Refusal, Speaker } from '../routing.ts'
import { mayReview } from './mayReview.ts'
import { upsertReview } from './reviewStore.ts'

/**
 * Stores a member's review of his game, unless a deeper one is there. It must be of all the game's positions. What it
 * says of them is his browser's, so it is kept for him alone: nobody reads what another's browser made up.
 */
export async function storeReview(
  { db, time }: Pick<Context, 'db' | 'time'>,
  { userId }: Speaker,
  gameId: string,
  review: GameReviewRecord,
): Promise<{ ok: true } | Refusal> {
  const allowed = await mayReview(db, { gameId, userId })
  if (!allowed.ok) return allowed
  if (review.evaluations.length !== allowed.game.ply + 1) return { ok: false, code: 'REVIEW_MISFIT' }
  await upsertReview(db, { gameId, userId, review, now: new Date(time.nowMs()) })
  return { ok: true }
}
