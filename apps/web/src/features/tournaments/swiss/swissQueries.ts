import type { SwissOwn } from '@lance/contract'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { queryClient } from '../../../net/queryClient.ts'
import { callApi } from '../../../net/session/wiring.ts'
import { swissKey } from '../shared/tournamentQueries.ts'

/** The standings after the last finished round, page by page. */
export function useStandings(id: string) {
  return useInfiniteQuery({
    queryKey: [...swissKey(id), 'standings'],
    queryFn: ({ pageParam, signal }) =>
      callApi('GET /tournaments/:id/swiss/standings', { params: { id }, query: { from: pageParam }, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ nextFrom }) => nextFrom,
    staleTime: 0,
  })
}

/** The boards of a round, page by page. */
export function useRound(id: string, round: number) {
  return useInfiniteQuery({
    enabled: round > 0,
    queryKey: [...swissKey(id), 'round', round],
    queryFn: ({ pageParam, signal }) =>
      callApi('GET /tournaments/:id/swiss/rounds/:round', {
        params: { id, round },
        query: { from: pageParam },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ nextFrom }) => nextFrom,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

const ownKey = (id: string, userId: string) => [...swissKey(id), 'own', userId]

/** What concerns the user in a tournament that they have entered. */
export function useOwnSwiss({ id, userId, isEntered }: { id: string; userId: string; isEntered: boolean }) {
  return useQuery({
    enabled: isEntered,
    queryKey: ownKey(id, userId),
    queryFn: ({ signal }) => callApi('GET /tournaments/:id/swiss/me', { params: { id }, signal }),
    staleTime: 0,
  })
}

/** Shows at once what the server has answered to a change of the user's. */
export function noteOwnSwiss({ id, userId, own }: { id: string; userId: string; own: SwissOwn }): void {
  queryClient.setQueryData(ownKey(id, userId), own)
}
