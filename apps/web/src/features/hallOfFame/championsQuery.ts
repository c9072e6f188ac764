import type { RatingClass } from '@lance/domain'
import { useInfiniteQuery } from '@tanstack/react-query'
import { initialAnswer } from '../../net/api/pageAnswers.ts'
import { callApi } from '../../net/session/wiring.ts'

/** How often the open list is refetched: tournaments end, ratings change. */
const REFETCH_EVERY_MS = 60_000

/** The sort order of the hall of fame: titles, or the rating at one speed. */
export type Order = { by: 'titles' } | { by: 'rating'; speed: RatingClass }

const queryOf = (order: Order, cursor: string | null) => ({
  by: order.by,
  ...(order.by === 'rating' && { class: order.speed }),
  ...(cursor !== null && { cursor }),
})

/** The pages of the hall of fame, each with the own row of `userId` (empty for a guest). */
export function useChampions(order: Order, userId: string) {
  const speed = order.by === 'rating' ? order.speed : null
  return useInfiniteQuery({
    queryKey: ['champions', userId, order.by, speed],
    queryFn: ({ pageParam, signal }) => {
      return callApi('GET /champions', { query: queryOf(order, pageParam), signal })
    },
    initialData: () => {
      const first =
        userId === '' ? initialAnswer('GET /champions', { query: queryOf(order, null) }) : undefined
      return first && { pages: [first], pageParams: [null] }
    },
    initialDataUpdatedAt: 0,
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: REFETCH_EVERY_MS,
  })
}
