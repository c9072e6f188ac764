import { TIME_CONTROLS_S } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { Suspense, useId, useState } from 'react'
import { timeControlLabel } from '../../design/timeControlLabel.ts'
import { MorePaces } from './laterPaces.ts'
import type { PaceChoiceProps } from './paceChoiceProps.ts'

/** The six time controls, and on request the faster ones and those with an increment ([MATCH-26]). */
export function PaceChoice({
  legend,
  chosen,
  onChoose,
  variant,
  children,
}: PaceChoiceProps & { legend: string }) {
  const { t, i18n } = useTranslation()
  const name = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <fieldset>
      <legend className="mb-2 text-14 font-medium text-quiet">{legend}</legend>
      <div className="choices">
        {TIME_CONTROLS_S.map((timeControlS) => (
          <label key={timeControlS} className="choice">
            <input
              type="radio"
              name={name}
              value={timeControlS}
              checked={timeControlS === chosen?.timeControlS && chosen.incrementS === 0}
              onChange={() => onChoose({ timeControlS, incrementS: 0 })}
            />
            <span>{timeControlLabel(timeControlS, i18n.language)}</span>
          </label>
        ))}
      </div>
      <button type="button" className="more-paces" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('morePaces')}
      </button>
      <Suspense>
        {isOpen && (
          <MorePaces name={name} chosen={chosen} onChoose={onChoose} {...(variant && { variant })}>
            {children}
          </MorePaces>
        )}
      </Suspense>
    </fieldset>
  )
}
