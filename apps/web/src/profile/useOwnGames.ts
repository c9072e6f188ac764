import type { GameSearch } from '@lance/contract'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type GamePage, playerKey } from '../player/playerQueries.ts'
import { callApi } from '../session/wiring.ts'

/** One's games that are over, page after page; a member's by what he looks for. */
export function useOwnGames(userId: string, search: GameSearch) {
  return useInfiniteQuery({
    queryKey: [...playerKey(userId), 'games', 'own', search],
    queryFn: ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        status: 'ended',
        ...search,
        ...(pageParam !== null && { cursor: pageParam }),
      })
      return callApi<GamePage>({ method: 'GET', path: `/users/${userId}/games?${query}`, signal })
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
