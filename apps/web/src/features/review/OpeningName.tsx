import { useTranslation } from '@lance/texts'
import { useMemo } from 'react'
import { CHESS960 } from '../../design/paceLabel.ts'
import { OpeningText, useOpening } from '../opening/index.ts'
import type { ReviewGame } from './reviewGame.ts'

/** The opening's name and ECO code, or the name of Chess960, which has no openings. Its line has its place from the first render. */
export function OpeningName({ game: { steps, variant, startFen } }: { game: ReviewGame }) {
  const { t } = useTranslation(['review', 'game'])
  const isStandard = variant === 'standard'
  const isUsual = isStandard && startFen === undefined
  const sans = useMemo(
    () => (isUsual ? steps.flatMap(({ move }) => (move === null ? [] : [move.san])) : null),
    [steps, isUsual],
  )
  const opening = useOpening(sans, { isRunning: false })
  if (!isStandard) return <p className="review-opening">{CHESS960}</p>
  return (
    <p className="review-opening">
      <span className="sr-only">{t('game:opening')}: </span>
      {isUsual && opening === undefined ? (
        <span className="skeleton h-4 w-48" />
      ) : opening == null ? (
        <span className="text-quiet">{t('opening.none')}</span>
      ) : (
        <OpeningText opening={opening} />
      )}
    </p>
  )
}
