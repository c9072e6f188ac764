import { ARENA_PAGE, type ArenaStandingsPage } from '@lance/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryClient } from '../../../net/queryClient.ts'
import { readAgain } from '../../../net/readAgain.ts'
import { callApi } from '../../../net/session/wiring.ts'

/** How often a page of running standings is read again; the first places also come by the socket. */
const REFRESH_MS = 5000
/** How often the leaders' game is read again: its moves. */
const WATCH_MS = 2000

const arenaKey = (id: string) => ['arena', id] as const

export type Shown = { id: string; userId: string }
/** A page by its first rank, or the one with the user's own row. */
export type StandingsPlace = number | 'me'

export function useStandings({ id, userId }: Shown, place: StandingsPlace, isRunning: boolean) {
  const query = place === 'me' ? ({ around: 'me' } as const) : { from: place }
  return useQuery({
    queryKey: [...arenaKey(id), 'standings', userId, place],
    queryFn: ({ signal }) =>
      callApi('GET /tournaments/:id/arena/standings', { params: { id }, query, signal }),
    staleTime: 0,
    refetchInterval: isRunning ? REFRESH_MS : false,
    placeholderData: keepPreviousData,
  })
}

export function useHighlights({ id, userId }: Shown, isRunning: boolean) {
  return useQuery({
    queryKey: [...arenaKey(id), 'highlights', userId],
    queryFn: ({ signal }) => callApi('GET /tournaments/:id/arena/highlights', { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: isRunning ? WATCH_MS : false,
  })
}

export function useSheet(id: string, playerId: string) {
  return useQuery({
    queryKey: [...arenaKey(id), 'sheet', playerId],
    queryFn: ({ signal }) =>
      callApi('GET /tournaments/:id/arena/players/:userId', { params: { id, userId: playerId }, signal }),
    staleTime: 0,
  })
}

/** Reads everything about an arena again that is on the page. */
export function refetchArena(id: string): void {
  readAgain(queryClient, arenaKey(id))
}

/** How many pages the standings of so many players have. */
export const pagesOf = ({ progress }: Pick<ArenaStandingsPage, 'progress'>): number =>
  Math.max(1, Math.ceil((progress?.players ?? 0) / ARENA_PAGE))
