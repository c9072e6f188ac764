import { isSamePace, MORE_PACES, type Pace, paceOf, TIME_CONTROLS_S } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { Suspense, useId, useState } from 'react'
import { timeControlLabel } from '../../design/timeControlLabel.ts'
import { BOT_TIME_CONTROLS_S } from '../bot/index.ts'
import { MorePaces, OwnPace, type TypedPace } from '../pace/index.ts'

const SHOWN: readonly number[] = BOT_TIME_CONTROLS_S
const FURTHER = [...MORE_PACES, ...TIME_CONTROLS_S.filter((one) => !SHOWN.includes(one)).map(paceOf)]

type BotPacesProps = {
  chosen: Pace
  typed: TypedPace | null
  onChoose: (pace: Pace) => void
  onType: (typed: TypedPace) => void
}

/** Three time controls, and on request every other pace of the product and the player's own ([BOT-11]). */
export function BotPaces({ chosen, typed, onChoose, onType }: BotPacesProps) {
  const { t, i18n } = useTranslation(['bot', 'common'])
  const name = useId()
  const [isOpen, setOpen] = useState(false)
  const listed = typed === null ? chosen : null
  return (
    <fieldset>
      <legend className="mb-2 text-14 font-medium text-quiet">{t('timeControl')}</legend>
      <div className="choices">
        {BOT_TIME_CONTROLS_S.map((timeControlS) => (
          <label key={timeControlS} className="choice">
            <input
              type="radio"
              name={name}
              value={timeControlS}
              checked={listed !== null && isSamePace(listed, paceOf(timeControlS))}
              onChange={() => onChoose(paceOf(timeControlS))}
            />
            <span>{timeControlLabel(timeControlS, i18n.language)}</span>
          </label>
        ))}
      </div>
      <button type="button" className="more-paces" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('common:morePaces')}
      </button>
      <Suspense>
        {isOpen && (
          <MorePaces name={name} chosen={listed} onChoose={onChoose} paces={FURTHER}>
            {() => <OwnPace name={name} typed={typed} onChange={onType} />}
          </MorePaces>
        )}
      </Suspense>
    </fieldset>
  )
}
