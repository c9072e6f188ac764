import { useTranslation } from 'react-i18next'
import type { ReviewGame } from './reviewGame.ts'
import { useOpening } from './useOpening.ts'

/** The opening's standard English name and ECO code. Its line has its place from the first render. */
export function OpeningName({ game }: { game: ReviewGame }) {
  const { t } = useTranslation('review')
  const opening = useOpening(game)
  return (
    <p className="review-opening">
      <span className="sr-only">{t('opening.label')}: </span>
      {opening === undefined ? (
        <span className="skeleton h-4 w-48" />
      ) : opening === null ? (
        <span className="text-quiet">{t('opening.none')}</span>
      ) : (
        <>
          <span className="truncate" lang="en" title={opening.name}>
            {opening.name}
          </span>
          <span className="text-quiet">{opening.eco}</span>
        </>
      )}
    </p>
  )
}
