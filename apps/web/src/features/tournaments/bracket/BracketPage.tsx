import type { Tournament } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { QueryClientProvider } from '@tanstack/react-query'
import { getRouteApi, Link, Navigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyView } from '../../../design/missingPart.tsx'
import { usePageTitle } from '../../../design/usePageHead.ts'
import { queryClient } from '../../../net/queryClient.ts'
import { useAuth } from '../../../net/session/useAuth.ts'
import type { ConnectionStatus } from '../../../net/socket/connection.ts'
import type { InfoPart } from '../info/TournamentInfo.tsx'
import { CancelledNote, useCancelledToast } from '../shared/CancelledNote.tsx'
import { TournamentFailure } from '../shared/TournamentFailure.tsx'
import { useTournament } from '../shared/tournamentQueries.ts'
import { useBracketEvents } from '../shared/useBracketEvents.ts'
import { useStartMatch } from '../shared/useStartMatch.ts'
import type { TournamentChannel } from '../shared/useTournamentChannel.ts'
import { BracketView } from './BracketView.tsx'
import type { MatchContext } from './bracketQueries.ts'
import { OwnStanding } from './OwnStanding.tsx'
import { RoundClock } from './RoundClock.tsx'
import { WaitingBlock } from './WaitingBlock.tsx'
import '../shared/tournaments.css'
import './bracket.css'

const TournamentInfo = lazyView(async () => ({
  default: (await import('../info/TournamentInfo.tsx')).TournamentInfo,
}))

const route = getRouteApi('/tournament/$tournamentId/bracket')

/** /tournament/{id}/bracket ([TOUR-28]). */
export function BracketPage() {
  const { tournamentId } = route.useParams()
  const { user } = useAuth()
  return (
    <QueryClientProvider client={queryClient}>
      <BracketLoader key={tournamentId} id={tournamentId} userId={user.id} />
    </QueryClientProvider>
  )
}

function BracketLoader(props: { id: string; userId: string }) {
  const { data } = useTournament(props)
  // Only knock-outs have a bracket.
  if (data?.format === 'ARENA')
    return <Navigate to="/tournament/$tournamentId" params={{ tournamentId: props.id }} replace />
  return <KnownBracket {...props} />
}

function KnownBracket({ id, userId }: { id: string; userId: string }) {
  const { t } = useTranslation('tournament')
  const { data, error, isFetching, refetch } = useTournament({ id, userId })
  const channel = useBracketEvents(id, data)
  usePageTitle(data === undefined ? t('bracket.title') : t('bracket.of', { name: data.name }))
  if (data !== undefined && (data.format ?? 'KNOCKOUT') !== 'KNOCKOUT')
    return <Navigate to="/tournament/$tournamentId" params={{ tournamentId: id }} replace />
  if (data !== undefined) return <LoadedBracket tournament={data} userId={userId} channel={channel} />
  return (
    <div className="tournament-place tournament-narrow">
      {error !== null && !isFetching ? (
        <TournamentFailure
          title={t('bracket.failed')}
          toast={t('bracket.loadFailed')}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" aria-label={t('bracket.loading')} className="grid gap-6">
          <h1 className="sr-only">{t('bracket.title')}</h1>
          <div className="skeleton h-12 w-3/4" />
          <div className="skeleton h-96" />
        </div>
      )}
    </div>
  )
}

type LoadedBracketProps = { tournament: Tournament; userId: string; channel: TournamentChannel }

function LoadedBracket({ tournament, userId, channel }: LoadedBracketProps) {
  const { user } = useAuth()
  const { id, status, name, isEliminated, isParticipant } = tournament
  const { serverAheadMs } = channel
  useCancelledToast(tournament)
  const [part, setPart] = useState<InfoPart | null>(null)
  const starting = useStartMatch({ tournamentId: id, userId, isEliminated })
  const mayWatch = isParticipant || user.isPremium
  const context: MatchContext = { userId, isEliminated, mayWatch, serverAheadMs, ...starting }
  return (
    <div className="bracket-place">
      <header className="bracket-head">
        <div className="min-w-0">
          <WayBack tournament={tournament} />
          <h1 className="bracket-name" dir="auto">
            {name}
          </h1>
        </div>
        <RoundClock tournament={tournament} serverAheadMs={serverAheadMs} />
        {(status === 'IN_PROGRESS' || status === 'FINISHED') && <PartPicker part={part} onPick={setPart} />}
        <LiveBadge status={channel.status} />
      </header>
      {status === 'WAITING' ? (
        <WaitingBlock tournament={tournament} serverAheadMs={serverAheadMs} />
      ) : status === 'CANCELLED' ? (
        <CancelledNote tournament={tournament} />
      ) : (
        <>
          <OwnStanding tournament={tournament} context={context} />
          {part === null ? (
            <BracketView tournament={tournament} context={context} send={channel.send} />
          ) : (
            <Suspense fallback={<div className="skeleton h-40" aria-hidden />}>
              <TournamentInfo part={part} tournament={tournament} userId={userId} />
            </Suspense>
          )}
        </>
      )}
    </div>
  )
}

/** The page of a running tournament leads back here: then the way is to the list. */
function WayBack({ tournament: { id, status } }: { tournament: Tournament }) {
  const { t } = useTranslation('tournament')
  const arrow = <ArrowLeft size={18} className="rtl:-scale-x-100" aria-hidden />
  if (status === 'IN_PROGRESS')
    return (
      <Link to="/tournament" className="tournament-back">
        {arrow} {t('backToList')}
      </Link>
    )
  return (
    <Link to="/tournament/$tournamentId" params={{ tournamentId: id }} className="tournament-back">
      {arrow} {t('bracket.back')}
    </Link>
  )
}

const PARTS = [null, 'prizes', 'rules', 'participants'] as const

type PartPickerProps = { part: InfoPart | null; onPick: (part: InfoPart | null) => void }

/** Chooses between the bracket and what else is to know about the tournament. */
function PartPicker({ part, onPick }: PartPickerProps) {
  const { t } = useTranslation('tournament')
  return (
    <fieldset className="bracket-parts" aria-label={t('info.label')}>
      {PARTS.map((one) => (
        <button
          key={one}
          type="button"
          className="round-button"
          aria-pressed={one === part}
          onClick={() => onPick(one)}
        >
          {one === null ? t('bracket.title') : t(`info.${one}`)}
        </button>
      ))}
    </fieldset>
  )
}

/** Whether the page is receiving live updates. */
function LiveBadge({ status }: { status: ConnectionStatus }) {
  const { t } = useTranslation('tournament')
  const isLive = status === 'Open'
  return (
    <p className="live-badge" data-live={isLive || undefined} role="status">
      {isLive ? t('bracket.live') : t('bracket.offline')}
    </p>
  )
}
