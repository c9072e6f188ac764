import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../net/session/wiring.ts'

/** A daily search that stays in the queue while its player is elsewhere. */
export type OwnSearch = { time_control: number; wager: number; entered_at: number; until: number }

export function useOwnSearches(playerId: string) {
  return useQuery({
    queryKey: ['own', playerId, 'searches'],
    queryFn: ({ signal }) =>
      callApi<{ items: OwnSearch[] }>({ method: 'GET', path: `/matchmaking_queue/${playerId}`, signal }),
    select: ({ items }) => items,
  })
}
