import type { Tournament } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { QueryClientProvider } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { Suspense } from 'react'
import { lazyView } from '../../../design/missingPart.tsx'
import { usePageTitle } from '../../../design/usePageHead.ts'
import { loadWithTexts } from '../../../i18n/i18n.ts'
import { queryClient } from '../../../net/queryClient.ts'
import { useAuth } from '../../../net/session/useAuth.ts'
import { useCancelledToast } from '../shared/CancelledNote.tsx'
import { TournamentFailure } from '../shared/TournamentFailure.tsx'
import { useTournament } from '../shared/tournamentQueries.ts'
import { Participants } from './Participants.tsx'
import { CancelButton, TournamentActions } from './TournamentActions.tsx'
import { TournamentFacts } from './TournamentFacts.tsx'
import { TournamentHead } from './TournamentHead.tsx'
import { TournamentNotices } from './TournamentNotices.tsx'
import { TournamentResults } from './TournamentResults.tsx'
import { TournamentRules } from './TournamentRules.tsx'
import { useRegistrationEvents } from './useRegistrationEvents.ts'
import '../shared/tournaments.css'

const ArenaPage = lazyView(() => loadWithTexts(() => import('./ArenaPage.tsx'), 'ArenaPage', 'arena'))
const SwissPage = lazyView(() => loadWithTexts(() => import('./SwissPage.tsx'), 'SwissPage', 'swiss'))

const route = getRouteApi('/tournament/$tournamentId')

/** /tournament/{id}: the details of a tournament, and how to enter it ([TOUR-26]). */
export function TournamentPage() {
  const { tournamentId } = route.useParams()
  const { user } = useAuth()
  return (
    <QueryClientProvider client={queryClient}>
      <div className="tournament-place tournament-narrow lamp-lit">
        <Link to="/tournament" className="tournament-back">
          <ArrowLeft size={18} className="rtl:-scale-x-100" aria-hidden /> <BackLabel />
        </Link>
        <Detail key={tournamentId} id={tournamentId} userId={user.id} />
      </div>
    </QueryClientProvider>
  )
}

function BackLabel() {
  const { t } = useTranslation('tournament')
  return <>{t('backToList')}</>
}

function Detail({ id, userId }: { id: string; userId: string }) {
  const { data } = useTournament({ id, userId })
  if (data?.format !== 'ARENA') return <PlainDetail id={id} userId={userId} />
  return (
    <Suspense fallback={<DetailSkeleton />}>
      <ArenaPage tournament={data} userId={userId} />
    </Suspense>
  )
}

/** A tournament that is not known yet, or has no page of its own. */
function PlainDetail({ id, userId }: { id: string; userId: string }) {
  const { t } = useTranslation('tournament')
  const { data, error, isFetching, refetch } = useTournament({ id, userId })
  const { serverAheadMs } = useRegistrationEvents(id, data)
  usePageTitle(data?.name ?? t('list.title'))
  if (data !== undefined)
    return <LoadedTournament tournament={data} userId={userId} serverAheadMs={serverAheadMs} />
  if (error !== null && !isFetching)
    return <TournamentFailure title={t('detail.notFound')} error={error} onRetry={() => void refetch()} />
  return <DetailSkeleton />
}

type LoadedTournamentProps = { tournament: Tournament; userId: string; serverAheadMs: number }

function LoadedTournament({ tournament, userId, serverAheadMs }: LoadedTournamentProps) {
  useCancelledToast(tournament)
  if (tournament.format === 'SWISS')
    return (
      <Suspense fallback={<DetailSkeleton />}>
        <SwissPage tournament={tournament} userId={userId} serverAheadMs={serverAheadMs} />
      </Suspense>
    )
  return (
    <>
      <h1 className="tournament-name">{tournament.name}</h1>
      {tournament.status === 'WAITING' && (
        <TournamentHead tournament={tournament} serverAheadMs={serverAheadMs} />
      )}
      <TournamentNotices tournament={tournament} serverAheadMs={serverAheadMs} />
      {tournament.status === 'FINISHED' && <TournamentResults tournament={tournament} userId={userId} />}
      {tournament.status !== 'CANCELLED' && <TournamentActions tournament={tournament} />}
      <TournamentFacts tournament={tournament} />
      <Participants tournament={tournament} userId={userId} />
      {tournament.status === 'WAITING' && <TournamentRules tournament={tournament} />}
      <CancelButton tournament={tournament} />
    </>
  )
}

function DetailSkeleton() {
  const { t } = useTranslation('tournament')
  return (
    <div role="status" aria-label={t('detail.loading')} className="grid gap-6">
      <h1 className="sr-only">{t('list.title')}</h1>
      <div className="skeleton h-12 w-3/4" />
      <div className="skeleton h-24" />
      <div className="skeleton h-64" />
    </div>
  )
}
