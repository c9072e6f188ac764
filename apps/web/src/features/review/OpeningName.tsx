import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { OpeningText, useOpening } from '../opening/index.ts'
import type { ReviewGame } from './reviewGame.ts'

/** The opening's name and ECO code. Its line has its place from the first render. */
export function OpeningName({ game: { steps } }: { game: ReviewGame }) {
  const { t } = useTranslation(['review', 'game'])
  const sans = useMemo(() => steps.flatMap(({ move }) => (move === null ? [] : [move.san])), [steps])
  const opening = useOpening(sans, { isRunning: false })
  return (
    <p className="review-opening">
      <span className="sr-only">{t('game:opening')}: </span>
      {opening === undefined ? (
        <span className="skeleton h-4 w-48" />
      ) : opening === null ? (
        <span className="text-quiet">{t('opening.none')}</span>
      ) : (
        <OpeningText opening={opening} />
      )}
    </p>
  )
}
