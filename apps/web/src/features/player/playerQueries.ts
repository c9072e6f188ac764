import type { CallAnswer, RatingHistory } from '@lance/contract'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../net/session/wiring.ts'

export type GamePage = CallAnswer<'GET /users/:id/games'>

export type RatingPoint = RatingHistory['items'][number]['points'][number]

/** How often an open page is refetched, since games end meanwhile. */
const REFETCH_EVERY_MS = 60_000

export const playerKey = (playerId: string) => ['player', playerId] as const

/** A player's public profile. */
export function usePublicProfile(playerId: string) {
  return useQuery({
    queryKey: [...playerKey(playerId), 'profile'],
    queryFn: ({ signal }) => callApi('GET /users/:id/profile', { params: { id: playerId }, signal }),
    refetchInterval: REFETCH_EVERY_MS,
  })
}

/** The player's latest finished games. */
export function useLastGames(playerId: string) {
  return useQuery({
    queryKey: [...playerKey(playerId), 'games'],
    queryFn: ({ signal }) =>
      callApi('GET /users/:id/games', { params: { id: playerId }, query: { status: 'ended' }, signal }),
    select: ({ items }) => items,
    refetchInterval: REFETCH_EVERY_MS,
  })
}

/** The openings of the player's latest games. */
export function useOpenings(playerId: string) {
  return useQuery({
    queryKey: [...playerKey(playerId), 'openings'],
    queryFn: ({ signal }) => callApi('GET /users/:id/openings', { params: { id: playerId }, signal }),
    refetchInterval: REFETCH_EVERY_MS,
  })
}

/** The history of the player's ratings. */
export function useRatingHistory(playerId: string) {
  return useQuery({
    queryKey: [...playerKey(playerId), 'ratings'],
    queryFn: ({ signal }) => callApi('GET /users/:id/rating-history', { params: { id: playerId }, signal }),
  })
}
