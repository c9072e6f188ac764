import type { GameListItem, PublicProfile } from '@lance/contract'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../session/wiring.ts'

type GamePage = { items: GameListItem[]; nextCursor: string | null }

const playerKey = (playerId: string) => ['player', playerId] as const

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
  })
}

/** His last games that are over. */
export function useLastGames(playerId: string) {
  return useQuery({
    queryKey: [...playerKey(playerId), 'games'],
    queryFn: ({ signal }) =>
      callApi<GamePage>({ method: 'GET', path: `/users/${playerId}/games?status=ended`, signal }),
    select: ({ items }) => items,
  })
}
