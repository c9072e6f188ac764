import { DEFAULT_TIME_CONTROL_S, isDaily, TIME_CONTROLS_S, type TimeControlS } from '@lance/domain'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAuth } from '../session/useAuth.ts'
import { timeControlLabel } from '../ui/timeControlLabel.ts'
import { showToast } from '../ui/toast/toastStore.ts'

const GATING_TOAST_MS = 5000

/** The time control and the one thing to do with it. Specification, part 1, section 2. */
export function PlayNow() {
  const { t, i18n } = useTranslation('home')
  const { user } = useAuth()
  const navigate = useNavigate()
  const [timeControl, setTimeControl] = useState<TimeControlS>(DEFAULT_TIME_CONTROL_S)
  const label = timeControlLabel(timeControl, i18n.language)

  function play() {
    if (user.isRegistered) return void navigate({ to: '/matchmaking', state: { timeControl, wager: 0 } })
    showToast({
      title: t('gating.title'),
      description: t('gating.text'),
      durationMs: GATING_TOAST_MS,
      action: { label: t('gating.action'), onPress: () => void navigate({ to: '/profile' }) },
    })
  }

  return (
    <div className="play-now">
      <fieldset>
        <legend className="mb-2 text-14 font-medium text-quiet">{t('timeControl')}</legend>
        <div className="time-controls">
          {TIME_CONTROLS_S.map((timeControlS) => (
            <label key={timeControlS} className="time-control">
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
      <p className="time-control-note">
        {isDaily(timeControl) ? t('terms.daily', { label }) : t('terms.live', { label })}
      </p>
      <button type="button" className="button button-primary play-button" onClick={play}>
        {t('play')}
      </button>
    </div>
  )
}
