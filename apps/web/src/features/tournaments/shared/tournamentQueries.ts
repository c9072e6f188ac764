import type { Tournament, TournamentFilters } from '@lance/contract'
import type { TournamentView } from '@lance/domain'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { initialAnswer } from '../../../net/api/pageAnswers.ts'
import { queryClient } from '../../../net/queryClient.ts'
import { readAgain } from '../../../net/readAgain.ts'
import { callApi } from '../../../net/session/wiring.ts'

/** The size of a page of the list, and how often it is refetched ([TOUR-25] and [TOUR-32]). */
export const LIST_LIMIT = 20
const LIST_REFRESH_MS = 30_000

const listKey = ['tournaments'] as const
const tournamentKey = (id: string) => ['tournament', id] as const
export const bracketKey = (id: string) => ['bracket', id] as const
export const swissKey = (id: string) => ['swiss', id] as const

type ListQuery = { userId: string; page: number; filters: TournamentFilters }

/** The open tournaments, page by page. The user is part of the key: items say whether they have entered. */
export function useTournamentList({ userId, page, filters }: ListQuery) {
  const query = { status: 'waiting', page, limit: LIST_LIMIT, ...filters }
  return useQuery({
    queryKey: [...listKey, userId, 'waiting', page, filters],
    queryFn: ({ signal }) => callApi('GET /tournaments', { query, signal }),
    initialData: () => (userId === '' ? initialAnswer('GET /tournaments', { query }) : undefined),
    initialDataUpdatedAt: 0,
    staleTime: 0,
    refetchInterval: LIST_REFRESH_MS,
    placeholderData: keepPreviousData,
  })
}

/** The next week of the platform's own tournaments ([TOUR-50]). */
export function useCalendar(userId: string, enabled: boolean) {
  return useQuery({
    enabled,
    queryKey: [...listKey, userId, 'calendar'],
    queryFn: ({ signal }) => callApi('GET /tournaments/calendar', { signal }),
    staleTime: 0,
    refetchInterval: LIST_REFRESH_MS,
    select: ({ items }) => items,
  })
}

/** The running or finished tournaments, or all that this user has entered, page by page. */
export function useTournamentView({ view, userId }: { view: TournamentView; userId: string }) {
  return useInfiniteQuery({
    queryKey: [...listKey, userId, 'view', view],
    queryFn: ({ pageParam, signal }) =>
      callApi('GET /tournaments/views/:view', {
        params: { view },
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
    refetchInterval: LIST_REFRESH_MS,
  })
}

const tournamentQuery = ({ id, userId }: { id: string; userId: string }) => ({
  queryKey: [...tournamentKey(id), userId],
  queryFn: ({ signal }: { signal?: AbortSignal }) =>
    callApi('GET /tournaments/:id', { params: { id }, signal }),
  initialData: () => (userId === '' ? initialAnswer('GET /tournaments/:id', { params: { id } }) : undefined),
  initialDataUpdatedAt: 0,
  staleTime: 0,
})

export const useTournament = (query: { id: string; userId: string }, enabled = true) =>
  useQuery({ ...tournamentQuery(query), enabled })

/** Reads a tournament before its page is opened; throws if it can't be read. */
export const readTournament = (query: { id: string; userId: string }): Promise<Tournament> =>
  queryClient.fetchQuery(tournamentQuery(query))

/** Refetches a tournament, what its page shows of it, and the lists that show it. */
export function refetchTournament(id: string): void {
  readAgain(queryClient, tournamentKey(id))
  readAgain(queryClient, swissKey(id))
  readAgain(queryClient, listKey)
}

export function refetchBracket(id: string): void {
  readAgain(queryClient, bracketKey(id))
}

/** The unfinished tournaments that this user has entered: running ones first, then by start. */
export function useOwnTournaments(userId: string) {
  return useQuery({
    queryKey: [...listKey, userId, 'own'],
    queryFn: ({ signal }) => callApi('GET /tournaments', { query: { own: 'true', limit: 20 }, signal }),
    select: ({ tournaments }) => tournaments,
    staleTime: 0,
    refetchInterval: LIST_REFRESH_MS,
  })
}
