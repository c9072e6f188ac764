import { useTranslation } from 'react-i18next'
import { MoveText, useNotation } from '../notation/index.ts'
import type { ReviewGame } from './reviewGame.ts'
import { writeMovesIn } from './showOpening.ts'
import { useOpening } from './useOpening.ts'

/** The opening's name and ECO code. Its line has its place from the first render. */
export function OpeningName({ game }: { game: ReviewGame }) {
  const { t } = useTranslation('review')
  const opening = useOpening(game)
  const { show, say } = useNotation()
  const writer = {
    show: (name: string) => writeMovesIn(name, show),
    say: (name: string) => writeMovesIn(name, say),
  }
  return (
    <p className="review-opening">
      <span className="sr-only">{t('opening.label')}: </span>
      {opening === undefined ? (
        <span className="skeleton h-4 w-48" />
      ) : opening === null ? (
        <span className="text-quiet">{t('opening.none')}</span>
      ) : (
        <>
          <span className="truncate" lang={opening.language} title={writer.show(opening.name)}>
            <MoveText moves={opening.name} writer={writer} />
          </span>
          <span className="text-quiet">{opening.eco}</span>
        </>
      )}
    </p>
  )
}
