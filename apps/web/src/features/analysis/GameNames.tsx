import { newStudy, nodesAlong, type Study, type StudyPath } from '@lance/chess/study'
import { useTranslation } from '@lance/texts'
import { useMemo } from 'react'
import { CHESS960 } from '../../design/paceLabel.ts'
import { OpeningText, useOpening } from '../opening/index.ts'

/** Who played, and the opening of the shown line. */
export function GameNames({ study, path }: { study: Study; path: StudyPath }) {
  const { t } = useTranslation(['analysis', 'game', 'review'])
  const { White, Black } = study.tags
  const isStandard = study.variant === 'standard'
  const isUsual = isStandard && study.fen === newStudy().fen
  const sans = useMemo(() => {
    // Before the first move the book stays closed: it is as large as the engine, which comes first.
    if (!isUsual || path.length === 0) return null
    const nodes = nodesAlong(study, path)
    const pass = nodes.findIndex(({ uci }) => uci === '0000')
    return nodes.slice(0, pass < 0 ? nodes.length : pass).map(({ san }) => san)
  }, [isUsual, study, path])
  const opening = useOpening(sans, { isRunning: true })
  return (
    <div className="analysis-names">
      {(White ?? Black) !== undefined && (
        <p className="truncate" dir="auto">
          {t('game:versus', { white: White ?? '?', black: Black ?? '?' })}
        </p>
      )}
      <p className="review-opening">
        <span className="sr-only">{t('game:opening')}: </span>
        {!isStandard ? (
          CHESS960
        ) : path.length === 0 || !isUsual ? (
          <span className="text-quiet">{t('review:moves.start')}</span>
        ) : opening === null ? (
          <span className="text-quiet">{t('review:opening.none')}</span>
        ) : (
          // Nothing is said until it is known.
          opening && <OpeningText opening={opening} />
        )}
      </p>
    </div>
  )
}
