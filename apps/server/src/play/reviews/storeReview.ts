import type { GameReviewRecord } from '@lance/contract'
import type { Context } from '../../kernel/context.ts'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import { mayReview } from './mayReview.ts'
import { upsertReview } from './reviewStore.ts'

/**
 * Stores a member's review of their game, unless a deeper one is stored. It must cover all positions of the
 * game. Its content comes from the member's browser, so only that member can read it: other users never see
 * what the browser made up.
 */
export async function storeReview(
  { db, time }: Pick<Context, 'db' | 'time'>,
  { userId }: Caller,
  gameId: string,
  review: GameReviewRecord,
): Promise<{ ok: true } | Refusal> {
  const allowed = await mayReview(db, { gameId, userId })
  if (!allowed.ok) return allowed
  if (review.evaluations.length !== allowed.game.ply + 1) return { ok: false, code: 'REVIEW_MISFIT' }
  await upsertReview(db, { gameId, userId, review, now: new Date(time.nowMs()) })
  return { ok: true }
}
