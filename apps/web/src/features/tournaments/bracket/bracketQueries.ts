import type { TournamentMatch } from '@lance/contract'
import { keepPreviousData, useQueries } from '@tanstack/react-query'
import { callApi } from '../../../net/session/wiring.ts'
import { bracketKey } from '../shared/tournamentQueries.ts'

/** How many matches of a round one request reads. */
export const PAGE_MATCHES = 64

/** Adjacent matches of a round; `to` is exclusive. */
export type SlotRange = { round: number; from: number; to: number }

export type KnownMatches = {
  /** Undefined while the match is loading, or does not exist yet. */
  matchAt: (round: number, slot: number) => TournamentMatch | undefined
  failure: Error | null
  retry: () => void
}

/** The matches of these ranges, page by page; pages that scroll out of sight stay cached for a while. */
export function useMatches(tournamentId: string, wanted: readonly SlotRange[]): KnownMatches {
  return useQueries({
    queries: pagesOf(wanted).map(({ round, page }) => ({
      queryKey: [...bracketKey(tournamentId), round, page],
      queryFn: ({ signal }: { signal: AbortSignal }) => readPage({ tournamentId, round, page, signal }),
      staleTime: 0,
      refetchOnWindowFocus: false,
      placeholderData: keepPreviousData,
    })),
    combine: (pages) => {
      const known = new Map<string, TournamentMatch>()
      for (const { data } of pages)
        for (const match of data ?? []) known.set(`${match.round} ${match.slot}`, match)
      return {
        matchAt: (round: number, slot: number) => known.get(`${round} ${slot}`),
        failure: pages.find(({ error, isFetching }) => error !== null && !isFetching)?.error ?? null,
        retry: () => {
          for (const { error, refetch } of pages) if (error !== null) void refetch()
        },
      }
    },
  })
}

function pagesOf(wanted: readonly SlotRange[]): { round: number; page: number }[] {
  return wanted.flatMap(({ round, from, to }) => {
    if (to <= from) return []
    const first = Math.floor(from / PAGE_MATCHES)
    const count = Math.floor((to - 1) / PAGE_MATCHES) - first + 1
    return Array.from({ length: count }, (_, index) => ({ round, page: first + index }))
  })
}

type PageQuery = { tournamentId: string; round: number; page: number; signal: AbortSignal }

async function readPage({ tournamentId, round, page, signal }: PageQuery): Promise<TournamentMatch[]> {
  const query = { round, offset: page * PAGE_MATCHES, limit: PAGE_MATCHES }
  const params = { id: tournamentId }
  const bracket = await callApi('GET /tournaments/:id/bracket', { params, query, signal })
  return bracket[String(round)] ?? []
}

/** What a match needs to know about the user who looks at it, and what they can do. */
export type MatchContext = {
  userId: string
  isEliminated: boolean
  /** Participants and members may watch running games. */
  mayWatch: boolean
  serverAheadMs: number
  start: (match: TournamentMatch) => void
  /** The match that is being started. */
  startingId: string | null
}

/** A match's position in the bracket; each time the user asks to see a match, this is a new object. */
export type Place = { round: number; slot: number; isRequested?: boolean }
