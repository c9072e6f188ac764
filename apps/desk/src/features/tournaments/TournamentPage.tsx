import { useTranslation } from '@lance/texts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { Failure } from '../../design/Failure.tsx'
import { Page } from '../../design/Page.tsx'
import { LIVE_MS } from '../../design/useDeskList.ts'
import { callDesk } from '../../net/callDesk.ts'
import { mayDo, useOperator } from '../../net/session.ts'
import { ActDialog } from '../acts/index.ts'
import type { TournamentAnswer } from './answers.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { EntryList } from './EntryList.tsx'
import { MatchList } from './MatchList.tsx'
import { TournamentCards } from './TournamentCards.tsx'

/** One tournament: its bracket round by round, who entered, where the money is, and what may be done. */
export function TournamentPage() {
  const { t } = useTranslation('tournaments')
  const { tournamentId = '' } = useParams({ strict: false }) as { tournamentId?: string }
  const query = useQuery({
    queryKey: ['GET /desk/api/tournaments/:tournamentId', tournamentId],
    queryFn: () => callDesk('GET /desk/api/tournaments/:tournamentId', { params: { tournamentId } }),
    refetchInterval: LIVE_MS,
  })
  if (query.error && !query.data)
    return (
      <Page title={t('title')}>
        <Failure error={query.error} onRetry={() => query.refetch()} />
      </Page>
    )
  return query.data ? <Shown answer={query.data} /> : <Page title={t('title')}>{null}</Page>
}

function Shown({ answer }: { answer: TournamentAnswer }) {
  const { tournament } = answer
  return (
    <Page title={tournament.name} actions={<Acts answer={answer} />}>
      <TournamentCards answer={answer} />
      <MatchList answer={answer} />
      <EntryList tournamentId={tournament.id} />
    </Page>
  )
}

function Acts({ answer }: { answer: TournamentAnswer }) {
  const { t } = useTranslation('tournaments')
  const { roles } = useOperator()
  const [act, setAct] = useState<'cancel' | 'prizes' | null>(null)
  const { tournament, arePrizesHeld, prizes } = answer
  const isOpen = tournament.status === 'WAITING' || tournament.status === 'IN_PROGRESS'
  const hasUnpaid = isOpen ? tournament.entryCents > 0 : prizes.some(({ state }) => state !== 'paid')
  const close = () => setAct(null)
  const change = arePrizesHeld ? 'release' : 'hold'
  return (
    <>
      {hasUnpaid && mayDo(roles, ['finance', 'fair_play']) && (
        <button type="button" className="button" onClick={() => setAct('prizes')}>
          {t(`prizes.${change}`)}
        </button>
      )}
      {isOpen && mayDo(roles, ['support']) && (
        <button type="button" className="button grave" onClick={() => setAct('cancel')}>
          {t('cancel.action')}
        </button>
      )}
      {act === 'cancel' && <CancelDialog answer={answer} onClose={close} />}
      {act === 'prizes' && (
        <ActDialog
          title={t(`prizes.${change}`)}
          verb={`${change}-prizes`}
          given={{ tournament: tournament.id }}
          confirm={t(`prizes.${change}`)}
          isGrave={change === 'hold'}
          onClose={close}
        >
          <p>{t(`prizes.${change}Effect`)}</p>
        </ActDialog>
      )}
    </>
  )
}
