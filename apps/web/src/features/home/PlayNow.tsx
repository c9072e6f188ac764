import { DEFAULT_TIME_CONTROL_S, isDaily, TIME_CONTROLS_S, type TimeControlS } from '@lance/domain'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../base/laterParts.ts'
import { timeControlLabel } from '../../design/timeControlLabel.ts'
import { loadWithTexts } from '../../i18n/i18n.ts'
import { usePlayGate } from '../../net/session/usePlayGate.ts'

const ClubPulse = lazyPart(() => loadWithTexts(() => import('./ClubPulse.tsx'), 'ClubPulse', 'lobby'))

/** The time control and the main play button ([SITE-1]). */
export function PlayNow() {
  const { t, i18n } = useTranslation('home')
  const gate = usePlayGate()
  const navigate = useNavigate()
  const [timeControl, setTimeControl] = useState<TimeControlS>(DEFAULT_TIME_CONTROL_S)
  const label = timeControlLabel(timeControl, i18n.language)

  return (
    <div className="play-now">
      <fieldset>
        <legend className="mb-2 text-14 font-medium text-quiet">{t('timeControl')}</legend>
        <div className="choices">
          {TIME_CONTROLS_S.map((timeControlS) => (
            <label key={timeControlS} className="choice">
              <input
                type="radio"
                name="timeControl"
                value={timeControlS}
                checked={timeControlS === timeControl}
                onChange={() => setTimeControl(timeControlS)}
              />
              <span>{timeControlLabel(timeControlS, i18n.language)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className="time-control-note">{t(isDaily(timeControl) ? 'terms.daily' : 'terms.live', { label })}</p>
      <button
        type="button"
        className="button button-primary play-button"
        onClick={() => gate(() => void navigate({ to: '/matchmaking', state: { timeControl, wager: 0 } }))}
      >
        {t('play')}
      </button>
      {/* What is not known yet has its space. */}
      <div className="club-pulse">
        <Suspense>
          <ClubPulse timeControl={timeControl} />
        </Suspense>
      </div>
    </div>
  )
}
