import { type Evaluation, summarizeGame } from '@lance/chess/review'
import { type GameReviewRecord, REVIEW_LINE_MAX, REVIEW_POSITIONS_MAX } from '@lance/contract'
import { REVIEW_DEPTH_PLIES } from '@lance/engine/review'
import { ApiError } from '../../net/api/apiError.ts'
import { callApi } from '../../net/session/wiring.ts'
import type { EngineReview } from './engineReview.ts'

/**
 * Reads the review stored with a game. Null if there is none at least as deep as this page would make, or if
 * the request fails: the page then makes its own.
 */
export async function readStoredReview(
  gameId: string,
  signal: AbortSignal,
): Promise<GameReviewRecord | null> {
  try {
    const stored = await callApi('GET /api/game/:id/review', { params: { id: gameId }, signal })
    return stored.depthPlies >= REVIEW_DEPTH_PLIES ? stored : null
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** Stores a review with its game. If that fails, it is computed again next time. */
export function storeReview(gameId: string, record: GameReviewRecord): Promise<unknown> {
  return callApi('PUT /api/game/:id/review', { params: { id: gameId }, body: record }).catch(() => {})
}

/** Converts a stored review into a finished one for the screen; null if it does not fit this game. */
export function reviewOfRecord(
  ucis: readonly string[],
  { evaluations }: GameReviewRecord,
): EngineReview | null {
  if (evaluations.length !== ucis.length + 1) return null
  const review = summarizeGame({ ucis, firstMover: 'white' }, evaluations)
  return { status: 'done', evaluations, progress: 1, review }
}

/** The record to store; null while the review is unfinished, and for a game too long to store. */
export function recordOfReview({ status, evaluations }: EngineReview): GameReviewRecord | null {
  if (status !== 'done' || evaluations.length > REVIEW_POSITIONS_MAX) return null
  const known = evaluations.filter((one): one is Evaluation => one !== undefined)
  return {
    depthPlies: REVIEW_DEPTH_PLIES,
    evaluations: known.map(({ verdict, best, line, lost, depthPlies }) => ({
      verdict,
      best,
      lost,
      depthPlies,
      line: line.slice(0, REVIEW_LINE_MAX),
    })),
  }
}
