import { DEFAULT_TIME_CONTROL_S, isDaily, isTimeControlS, type Pace } from '@lance/domain'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../base/laterParts.ts'
import { timeControlLabel } from '../../design/timeControlLabel.ts'
import { loadWithTexts } from '../../i18n/i18n.ts'
import { usePlayGate } from '../../net/session/usePlayGate.ts'
import { PaceChoice } from '../pace/index.ts'

const ClubPulse = lazyPart(() => loadWithTexts(() => import('./ClubPulse.tsx'), 'ClubPulse', 'lobby'))
const PacedTerms = lazyPart(() => loadWithTexts(() => import('./PacedTerms.tsx'), 'PacedTerms', 'home'))

/** The pace and the main play button ([SITE-1]). */
export function PlayNow() {
  const { t, i18n } = useTranslation('home')
  const gate = usePlayGate()
  const navigate = useNavigate()
  const [pace, setPace] = useState<Pace>({ timeControlS: DEFAULT_TIME_CONTROL_S, incrementS: 0 })
  const { timeControlS: timeControl, incrementS: increment } = pace
  const label = timeControlLabel(timeControl, i18n.language)

  return (
    <div className="play-now">
      <PaceChoice legend={t('timeControl')} chosen={pace} onChoose={setPace} />
      <p className="time-control-note">
        {isTimeControlS(timeControl) && increment === 0 ? (
          t(isDaily(timeControl) ? 'terms.daily' : 'terms.live', { label })
        ) : (
          <Suspense>
            <PacedTerms pace={pace} />
          </Suspense>
        )}
      </p>
      <button
        type="button"
        className="button button-primary play-button"
        onClick={() =>
          gate(() => void navigate({ to: '/matchmaking', state: { timeControl, increment, wager: 0 } }))
        }
      >
        {t('play')}
      </button>
      {/* What is not known yet has its space. */}
      <div className="club-pulse">
        <Suspense>
          <ClubPulse pace={pace} />
        </Suspense>
      </div>
    </div>
  )
}
