import { useTranslation } from 'react-i18next'
import type { ReviewGame } from './reviewGame.ts'
import { useOpening } from './useOpening.ts'

/** The opening by the name and the code under which it is known everywhere; its line is there from the first moment on. */
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
