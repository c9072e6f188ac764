import type { Tournament, TournamentMatch } from '@lance/contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { callApi } from '../../../net/session/wiring.ts'
import type { Place } from './bracketQueries.ts'

/**
 * Where the user's match stands in the bracket: the one that waits or runs, else their latest, such as a bye in
 * the current round ([TOUR-43]). Null for those who are in none, and until it is known.
 */
export function useOwnPlace(
  { id, status, isParticipant, ownMatch, currentRound }: Tournament,
  userId: string,
) {
  const hasBegun = status === 'IN_PROGRESS' || status === 'FINISHED'
  // Read once for each round: a match that is over stays where it is.
  const { data: latest = null } = useQuery({
    queryKey: ['own match', id, userId, currentRound],
    queryFn: async ({ signal }) => {
      const call = { params: { id }, query: { player: userId }, signal }
      return latestOf(Object.values(await callApi('GET /tournaments/:id/bracket', call)).flat())
    },
    enabled: hasBegun && isParticipant && ownMatch === null,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { round, slot } = ownMatch ?? latest ?? {}
  return useMemo(
    (): Place | null => (round === undefined || slot === undefined ? null : { round, slot }),
    [round, slot],
  )
}

const latestOf = (matches: readonly TournamentMatch[]): TournamentMatch | null =>
  matches.reduce<TournamentMatch | null>(
    (latest, match) => (latest === null || match.round > latest.round ? match : latest),
    null,
  )
