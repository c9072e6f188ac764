import type { User } from '@lance/contract'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../net/session/wiring.ts'
import { type ReviewGame, type ReviewRefusal, refusalOf } from './reviewGame.ts'

export type ReviewState =
  | { status: 'loading' }
  | { status: 'found'; game: ReviewGame }
  | { status: 'refused'; code: ReviewRefusal }
  | { status: 'failed'; reason: string; retry: () => void }

/** A game between two people, from the server. A finished game never changes, so it is read once. */
export function useOnlineReview(gameId: string, { id: userId }: User): ReviewState {
  const query = useQuery({
    queryKey: ['review', gameId, userId],
    queryFn: ({ signal }) => readOnline(gameId, userId, signal),
    staleTime: ({ state }) => (state.data?.status === 'found' ? Number.POSITIVE_INFINITY : 0),
  })
  if (query.data !== undefined) return query.data
  if (!query.isError) return { status: 'loading' }
  const code = refusalOf(query.error)
  if (code !== null) return { status: 'refused', code }
  return { status: 'failed', reason: query.error.message, retry: () => void query.refetch() }
}

async function readOnline(gameId: string, userId: string, signal: AbortSignal): Promise<ReviewState> {
  const params = { id: gameId }
  const record = await callApi('GET /api/game/:id/state', { params, signal })
  if (record.status === 'playing') return { status: 'refused', code: 'running' }
  const pgn = await callApi('GET /api/game/:id/pgn', { params, answers: 'text', signal })
  // With the reader of PGNs, while the page already draws its table.
  const { onlineReview } = await import('./onlineReview.ts')
  return { status: 'found', game: onlineReview(record, pgn, userId) }
}
