import { DEFAULT_TIME_CONTROL_S, isDaily, TIME_CONTROLS_S, type TimeControlS } from '@lance/domain'
import { Link, useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { afterFirstView, lazyPart, useAfterFirstView } from '../../base/laterParts.ts'
import { timeControlLabel } from '../../design/timeControlLabel.ts'
import { loadWithTexts } from '../../i18n/i18n.ts'
import { usePlayGate } from '../../net/session/usePlayGate.ts'

/** It is no part of the first view, so it loads afterwards. */
const InstallButton = lazyPart(async () => {
  await afterFirstView
  return loadWithTexts(() => import('../install/installing.tsx'), 'InstallButton', 'app')
})

/** The ways to play that need an account. */
const GATED_WAYS = [
  ['playWagered', '/wager-match'],
  ['playBot', '/play-with-bot'],
  ['inviteFriend', '/game/new'],
  ['createTournament', '/create-tournament'],
  ['enterTournament', '/tournament'],
] as const

/** The time control, the main play button, and the other ways to play ([SITE-1]). */
export function PlayNow() {
  const { t, i18n } = useTranslation('home')
  const gate = usePlayGate()
  const isRested = useAfterFirstView()
  const installPlace = <span className="install-place">{t('install')}</span>
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
      <div className="play-ways">
        {GATED_WAYS.map(([way, to]) => (
          <button
            key={way}
            type="button"
            className="button button-quiet"
            onClick={() => gate(() => void navigate({ to }))}
          >
            {t(way)}
          </button>
        ))}
        <Link to="/premium" className="button button-quiet">
          {t('goPremium')}
        </Link>
      </div>
      <nav className="what-is-on" aria-label={t('whatIsOn.label')}>
        <Link to="/live-games" className="link">
          {t('whatIsOn.liveGames')}
        </Link>
        <Link to="/hall-of-fame" className="link">
          {t('whatIsOn.hallOfFame')}
        </Link>
        {/* It has its space from the start, so that nothing moves when it becomes available. */}
        <Suspense fallback={installPlace}>{isRested ? <InstallButton /> : installPlace}</Suspense>
      </nav>
    </div>
  )
}
