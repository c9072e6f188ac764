import { filterSummaries, type LossFilter, reportLosses } from '@lance/domain/losses'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { ChartNoAxesColumn } from 'lucide-react'
import { useMemo, useState } from 'react'
import { ListNote } from '../../../design/ListNote.tsx'
import { usePageDescription, usePageTitle } from '../../../design/usePageHead.ts'
import { useAuth } from '../../../net/session/useAuth.ts'
import { useEngineHelp } from '../../../net/session/useEngineHelp.ts'
import { Paused } from '../Paused.tsx'
import { MakingNote } from '../TrainingFacts.tsx'
import { type OwnTraining, useOwnTraining } from '../useOwnTraining.ts'
import { useMaking, useSync } from '../useSync.ts'
import { LossFilters } from './LossFilters.tsx'
import { LossNotes } from './LossNotes.tsx'
import { LossReportView } from './LossReportView.tsx'
import '../training.css'
import './losses.css'

const EVERYTHING: LossFilter = { speed: null, source: null, isLastOnly: false }

/** /train/numbers: where the player's moves lose points, over their games. */
export function LossesPage() {
  const { t } = useTranslation(['losses', 'training'])
  usePageTitle(t('title'))
  usePageDescription(t('description'))
  const { user, status } = useAuth()
  const help = useEngineHelp({ isWanted: true })
  const own = useOwnTraining(user.id)
  useMaking(own?.training ?? null, help)
  const isWanted = status === 'user' && help === 'allowed'
  useSync(own?.training ?? null, { state: own?.state, isWanted, isMember: user.isPremium })
  if (help === 'playing') return <Paused />
  if (status === 'loading' || help === 'asking' || own === null)
    return <div className="lone-page" aria-busy="true" />
  return (
    <div className="losses">
      <header>
        <h1 className="text-31 md:text-39">{t('title')}</h1>
        <p className="mt-2 text-quiet">{t('lead')}</p>
      </header>
      <MakingNote />
      {!own.state.isKept && (
        <p className="training-note" role="alert">
          {t('training:notKept')}
        </p>
      )}
      {own.state.games.length === 0 ? <NoNumbers isGuest={status === 'guest'} /> : <Numbers own={own} />}
      <LossNotes state={own.state} isMember={user.isPremium} isGuest={status === 'guest'} />
    </div>
  )
}

function NoNumbers({ isGuest }: { isGuest: boolean }) {
  const { t } = useTranslation(['losses', 'training'])
  return (
    <ListNote
      title={t('empty.title')}
      text={t(isGuest ? 'empty.guest' : 'empty.text')}
      picture={<ChartNoAxesColumn size={48} aria-hidden className="mx-auto mb-3 text-quiet" />}
    >
      <div className="mt-5 flex flex-wrap justify-center gap-3">
        <Link to="/play-with-bot" className="button button-primary">
          {t('training:empty.play')}
        </Link>
        <Link to="/analysis" className="button button-quiet">
          {t('training:empty.analysis')}
        </Link>
      </div>
    </ListNote>
  )
}

function Numbers({ own }: { own: OwnTraining }) {
  const { t } = useTranslation('losses')
  const { games } = own.state
  const [filter, setFilter] = useState(EVERYTHING)
  const report = useMemo(() => reportLosses(filterSummaries(games, filter)), [games, filter])
  return (
    <>
      <LossFilters games={games} filter={filter} onFilter={setFilter} />
      {report.games === 0 ? (
        <ListNote title={t('empty.filtered')} />
      ) : (
        <LossReportView report={report} exercises={own.state.exercises} />
      )}
    </>
  )
}
