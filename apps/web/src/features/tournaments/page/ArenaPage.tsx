import type { ArenaStandingsPage, Tournament } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { useState } from 'react'
import { usePageTitle } from '../../../design/usePageHead.ts'
import { ArenaFinish } from '../arena/ArenaFinish.tsx'
import { ArenaHead } from '../arena/ArenaHead.tsx'
import { ArenaRules } from '../arena/ArenaRules.tsx'
import { ArenaStandings } from '../arena/ArenaStandings.tsx'
import { ArenaWatch } from '../arena/ArenaWatch.tsx'
import { type StandingsPlace, useStandings } from '../arena/arenaQueries.ts'
import { mergeNews, ownStateOf } from '../arena/arenaState.ts'
import { OwnCard } from '../arena/OwnCard.tsx'
import { useArenaLive, useLeadTo } from '../arena/useArenaLive.ts'
import { useCancelledToast } from '../shared/CancelledNote.tsx'
import { useNow } from '../shared/countdown.ts'
import { Participants } from './Participants.tsx'
import { CancelButton, TournamentActions } from './TournamentActions.tsx'
import { TournamentFacts } from './TournamentFacts.tsx'
import { TournamentHead } from './TournamentHead.tsx'
import { TournamentNotices } from './TournamentNotices.tsx'
import '../arena/arena.css'
import './results.css'

type ArenaPageProps = { tournament: Tournament; userId: string }

/** The page of an arena, from its announcement to its podium ([TOUR-74]). */
export function ArenaPage({ tournament, userId }: ArenaPageProps) {
  const { status } = tournament
  useCancelledToast(tournament)
  usePageTitle(tournament.name)
  const { live, lead, serverAheadMs } = useArenaLive(tournament)
  if (status === 'WAITING' || status === 'CANCELLED')
    return <AnnouncedArena tournament={tournament} userId={userId} serverAheadMs={serverAheadMs} />
  return <BegunArena {...{ tournament, userId, live, lead, serverAheadMs }} />
}

function AnnouncedArena({ tournament, userId, serverAheadMs }: ArenaPageProps & { serverAheadMs: number }) {
  const isWaiting = tournament.status === 'WAITING'
  return (
    <>
      <h1 className="tournament-name">{tournament.name}</h1>
      <ArenaHead tournament={tournament} progress={null} serverAheadMs={serverAheadMs} />
      {isWaiting && <TournamentHead tournament={tournament} serverAheadMs={serverAheadMs} />}
      <TournamentNotices tournament={tournament} serverAheadMs={serverAheadMs} />
      {isWaiting && <TournamentActions tournament={tournament} />}
      {isWaiting && <ArenaRules tournament={tournament} isOpen />}
      <TournamentFacts tournament={tournament} />
      <Participants tournament={tournament} userId={userId} />
      <CancelButton tournament={tournament} />
    </>
  )
}

type BegunProps = ArenaPageProps & Pick<ReturnType<typeof useArenaLive>, 'live' | 'lead' | 'serverAheadMs'>

const NOTHING: ArenaStandingsPage = {
  status: 'IN_PROGRESS',
  progress: null,
  from: 1,
  players: [],
  own: null,
}

function BegunArena({ tournament, userId, live, lead, serverAheadMs }: BegunProps) {
  const { t } = useTranslation('arena')
  const { id, status } = tournament
  const isRunning = status === 'IN_PROGRESS'
  const [place, setPlace] = useState<StandingsPlace>(1)
  const { data, error, refetch } = useStandings({ id, userId }, place, isRunning)
  const page = mergeNews(data ?? NOTHING, live)
  const own = ownStateOf(page, useNow(serverAheadMs))
  useLeadTo(lead, isRunning && own.kind === 'playing' ? own.gameId : null)
  return (
    <>
      <h1 className="tournament-name">{tournament.name}</h1>
      <ArenaHead tournament={tournament} progress={page.progress} serverAheadMs={serverAheadMs} />
      {isRunning && (
        <OwnCard tournament={tournament} state={own} row={page.own} isKnown={data !== undefined} />
      )}
      {!isRunning && <ArenaFinish tournament={tournament} userId={userId} own={page.own} />}
      {isRunning && <ArenaWatch id={id} userId={userId} />}
      {error !== null && data === undefined ? (
        <p role="alert" className="text-quiet">
          {t('standings.failed')}{' '}
          <button type="button" className="button button-quiet" onClick={() => void refetch()}>
            {t('standings.retry')}
          </button>
        </p>
      ) : (
        <ArenaStandings
          id={id}
          userId={userId}
          page={page}
          isLoading={data === undefined}
          onPlace={setPlace}
        />
      )}
      <ArenaRules tournament={tournament} isOpen={false} />
      <TournamentFacts tournament={tournament} />
    </>
  )
}
