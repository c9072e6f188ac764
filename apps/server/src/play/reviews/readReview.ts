import type { GameReviewRecord } from '@lance/contract'
import type { Context } from '../../kernel/context.ts'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import { mayReview } from './mayReview.ts'
import { selectReview } from './reviewStore.ts'

/** The review that this member stored of their game. */
export async function readReview(
  { db }: Pick<Context, 'db'>,
  { userId }: Caller,
  gameId: string,
): Promise<{ ok: true; review: GameReviewRecord } | Refusal> {
  const allowed = await mayReview(db, { gameId, userId })
  if (!allowed.ok) return allowed
  const review = await selectReview(db, { gameId, userId })
  return review ? { ok: true, review } : { ok: false, code: 'REVIEW_NOT_FOUND' }
}
