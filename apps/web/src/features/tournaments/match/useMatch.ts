import type { Tournament, TournamentMatch } from '@lance/contract'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '../../../net/api/apiError.ts'
import { callApi } from '../../../net/session/wiring.ts'
import { bracketKey, useTournament } from '../shared/tournamentQueries.ts'
import { useBracketEvents } from '../shared/useBracketEvents.ts'

export type FoundMatch =
  | { status: 'reading' }
  | { status: 'missing'; reason: string | null }
  | { status: 'found'; tournament: Tournament; match: TournamentMatch; serverAheadMs: number }

type MatchQuery = { tournamentId: string; matchId: string; userId: string }

/** A match by its id. The user's own due match comes with the tournament, any other from its bracket. */
export function useMatch({ tournamentId, matchId, userId }: MatchQuery): FoundMatch {
  const tournament = useTournament({ id: tournamentId, userId })
  const { serverAheadMs } = useBracketEvents(tournamentId, tournament.data, { isLobby: true })
  const own = tournament.data?.ownMatch ?? null
  const isOwn = own !== null && own.id === matchId
  const other = useQuery({
    queryKey: [...bracketKey(tournamentId), 'match', matchId],
    queryFn: async ({ signal }) => {
      const call = { params: { id: tournamentId }, query: { match: matchId }, signal }
      const bracket = await callApi('GET /tournaments/:id/bracket', call)
      return Object.values(bracket).flat()[0] ?? null
    },
    enabled: tournament.data !== undefined && !isOwn,
    staleTime: 0,
  })
  const error = tournament.error ?? other.error
  if (tournament.data !== undefined) {
    const match = isOwn ? own : other.data
    if (match) return { status: 'found', tournament: tournament.data, match, serverAheadMs }
    if (match === null) return { status: 'missing', reason: null }
  }
  if (error === null || tournament.isFetching || other.isFetching) return { status: 'reading' }
  // A missing match has a text of its own; any other failure keeps the server's.
  const isMissing = error instanceof ApiError && [400, 404].includes(error.status)
  return { status: 'missing', reason: isMissing ? null : error.message }
}
