import type { GameListItem, PublicProfile, RatingHistory } from '@lance/contract'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../session/wiring.ts'

export type GamePage = { items: GameListItem[]; nextCursor: string | null }

/** How often a page that is looked at is read again: games end meanwhile. */
const READ_AGAIN_MS = 60_000

export const playerKey = (playerId: string) => ['player', playerId] as const

/** What everybody may know of a player. */
export function usePublicProfile(playerId: string) {
  return useQuery({
    queryKey: [...playerKey(playerId), 'profile'],
    queryFn: ({ signal }) =>
      callApi<PublicProfile>({
        method: 'GET',
        path: `/users/${encodeURIComponent(playerId)}/profile`,
        signal,
      }),
    refetchInterval: READ_AGAIN_MS,
  })
}

/** His last games that are over. */
export function useLastGames(playerId: string) {
  return useQuery({
    queryKey: [...playerKey(playerId), 'games'],
    queryFn: ({ signal }) =>
      callApi<GamePage>({ method: 'GET', path: `/users/${playerId}/games?status=ended`, signal }),
    select: ({ items }) => items,
    refetchInterval: READ_AGAIN_MS,
  })
}

/** How his ratings went. */
export function useRatingHistory(playerId: string) {
  return useQuery({
    queryKey: [...playerKey(playerId), 'ratings'],
    queryFn: ({ signal }) =>
      callApi<RatingHistory>({ method: 'GET', path: `/users/${playerId}/rating-history`, signal }),
  })
}
