import { isDaily, isTimeControlS } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../base/laterParts.ts'
import { timeControlLabel } from '../../design/timeControlLabel.ts'
import { loadWithTexts } from '../../i18n/i18n.ts'
import { usePlayGate } from '../../net/session/usePlayGate.ts'
import { DEFAULT_TERMS, PaceChoice, withPace, withVariant } from '../pace/index.ts'

const ClubPulse = lazyPart(() => loadWithTexts(() => import('./ClubPulse.tsx'), 'ClubPulse', 'lobby'))
const PacedTerms = lazyPart(() => loadWithTexts(() => import('./PacedTerms.tsx'), 'PacedTerms', 'home'))

/** The pace and the main play button ([SITE-1]). */
export function PlayNow() {
  const { t, i18n } = useTranslation('home')
  const gate = usePlayGate()
  const navigate = useNavigate()
  const [terms, setTerms] = useState(DEFAULT_TERMS)
  const { timeControlS: timeControl, incrementS: increment, variant } = terms
  const label = timeControlLabel(timeControl, i18n.language)

  return (
    <div className="play-now">
      <PaceChoice
        legend={t('timeControl')}
        chosen={terms}
        onChoose={(pace) => setTerms(withPace(terms, pace))}
        variant={{ chosen: variant, onChoose: (chosen) => setTerms(withVariant(terms, chosen)) }}
      />
      <p className="time-control-note">
        {isTimeControlS(timeControl) && increment === 0 && variant === 'standard' ? (
          t(isDaily(timeControl) ? 'terms.daily' : 'terms.live', { label })
        ) : (
          <Suspense>
            <PacedTerms terms={terms} />
          </Suspense>
        )}
      </p>
      <button
        type="button"
        className="button button-primary play-button"
        onClick={() =>
          gate(
            () => void navigate({ to: '/matchmaking', state: { timeControl, increment, variant, wager: 0 } }),
          )
        }
      >
        {t('play')}
      </button>
      {/* What is not known yet has its space. */}
      <div className="club-pulse">
        <Suspense>
          <ClubPulse terms={terms} />
        </Suspense>
      </div>
    </div>
  )
}
