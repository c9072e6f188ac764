import type { GameSearch } from '@lance/contract'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type LastSeen, readOrLastSeen } from '../../net/lastSeen.ts'
import { callApi } from '../../net/session/wiring.ts'
import { type GamePage, playerKey } from '../player/index.ts'

/** The user's finished games, page by page; members can filter them by `search`. */
export function useOwnGames(userId: string, search: GameSearch) {
  return useInfiniteQuery({
    queryKey: [...playerKey(userId), 'games', 'own', search],
    queryFn: ({ pageParam, signal }): Promise<LastSeen<GamePage>> => {
      const query = {
        status: 'ended',
        ...search,
        ...(pageParam !== null && { cursor: pageParam }),
      } as const
      const read = () => callApi('GET /users/:id/games', { params: { id: userId }, query, signal })
      const isFirst = pageParam === null && Object.keys(search).length === 0
      return isFirst ? readOrLastSeen({ name: 'endedGames', userId }, read) : read()
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor, seenAtMs }) => (seenAtMs === undefined ? nextCursor : null),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
