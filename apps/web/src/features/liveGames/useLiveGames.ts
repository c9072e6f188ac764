import type { LiveGames } from '@lance/contract'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../net/session/wiring.ts'

/** How often the list is fetched: by members, who see it live, and by others, who see it with a delay. */
const MEMBERS_EVERY_MS = 3000
const OTHERS_EVERY_MS = 15_000

/** The running games, polled while the page is visible. */
export function useLiveGames(userId: string) {
  return useQuery({
    queryKey: ['live games', userId],
    queryFn: ({ signal }) => callApi<LiveGames>({ method: 'GET', path: '/live-games', signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.isDelayed === false ? MEMBERS_EVERY_MS : OTHERS_EVERY_MS),
  })
}
