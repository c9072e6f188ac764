import type { Tournament, TournamentList } from '@lance/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryClient } from '../api/queryClient.ts'
import { shownAnswer } from '../firstView/pageAnswers.ts'
import { callApi } from '../session/wiring.ts'

/** The list's page and how often it is read again. Specification, part 2, section 9. */
export const LIST_LIMIT = 20
const LIST_REFRESH_MS = 30_000

const listKey = ['tournaments'] as const
const tournamentKey = (id: string) => ['tournament', id] as const
export const bracketKey = (id: string) => ['bracket', id] as const

/** What waits for players, page by page; who asks is part of the question, for it says whether he is in. */
export function useTournamentList({ userId, page }: { userId: string; page: number }) {
  const path = `/tournaments?status=waiting&page=${page}&limit=${LIST_LIMIT}`
  return useQuery({
    queryKey: [...listKey, userId, 'waiting', page],
    queryFn: ({ signal }) => callApi<TournamentList>({ method: 'GET', path, signal }),
    initialData: () => (userId === '' ? shownAnswer<TournamentList>(path) : undefined),
    initialDataUpdatedAt: 0,
    staleTime: 0,
    refetchInterval: LIST_REFRESH_MS,
    placeholderData: keepPreviousData,
  })
}

const tournamentQuery = ({ id, userId }: { id: string; userId: string }) => ({
  queryKey: [...tournamentKey(id), userId],
  queryFn: ({ signal }: { signal?: AbortSignal }) =>
    callApi<Tournament>({ method: 'GET', path: `/tournaments/${id}`, signal }),
  initialData: () => (userId === '' ? shownAnswer<Tournament>(`/tournaments/${id}`) : undefined),
  initialDataUpdatedAt: 0,
  staleTime: 0,
})

export const useTournament = (asked: { id: string; userId: string }) => useQuery(tournamentQuery(asked))

/** Reads a tournament before its page is opened; throws where it can't be read. */
export const readTournament = (asked: { id: string; userId: string }): Promise<Tournament> =>
  queryClient.fetchQuery(tournamentQuery(asked))

/** Has a tournament, and the lists that show it, read again. */
export function readTournamentAgain(id: string): void {
  void queryClient.invalidateQueries({ queryKey: tournamentKey(id) })
  void queryClient.invalidateQueries({ queryKey: listKey })
}

export function readBracketAgain(id: string): void {
  void queryClient.invalidateQueries({ queryKey: bracketKey(id) })
}

/** Those that this user is in and that are not over: what runs first, then what starts next. */
export function useOwnTournaments(userId: string) {
  return useQuery({
    queryKey: [...listKey, userId, 'own'],
    queryFn: ({ signal }) =>
      callApi<TournamentList>({ method: 'GET', path: '/tournaments?own=true&limit=20', signal }),
    select: ({ tournaments }) => tournaments,
    staleTime: 0,
    refetchInterval: LIST_REFRESH_MS,
  })
}
