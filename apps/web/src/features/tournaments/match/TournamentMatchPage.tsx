import { useTranslation } from '@lance/texts'
import { QueryClientProvider } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { usePageTitle } from '../../../design/usePageHead.ts'
import { queryClient } from '../../../net/queryClient.ts'
import { useAuth } from '../../../net/session/useAuth.ts'
import { MatchLobby } from './MatchLobby.tsx'
import { MatchMissing } from './MatchMissing.tsx'
import { useMatch } from './useMatch.ts'
import '../shared/tournaments.css'
import './match.css'

const route = getRouteApi('/tournament/$tournamentId/match/$matchId')

/** /tournament/{tournamentId}/match/{matchId}: waits for the match's game and goes to it. */
export function TournamentMatchPage() {
  const { tournamentId, matchId } = route.useParams()
  const { user } = useAuth()
  return (
    <QueryClientProvider client={queryClient}>
      <MatchLoader key={matchId} tournamentId={tournamentId} matchId={matchId} userId={user.id} />
    </QueryClientProvider>
  )
}

type MatchLoaderProps = { tournamentId: string; matchId: string; userId: string }

function MatchLoader(props: MatchLoaderProps) {
  const { t } = useTranslation('tournament')
  const found = useMatch(props)
  usePageTitle(t('match.title'))
  if (found.status === 'missing')
    return <MatchMissing tournamentId={props.tournamentId} reason={found.reason} />
  if (found.status === 'found') return <MatchLobby {...found} userId={props.userId} />
  return (
    <div className="match-place" role="status" aria-label={t('match.loading')}>
      <div className="skeleton mx-auto h-10 w-64" />
      <div className="skeleton h-40" />
    </div>
  )
}
