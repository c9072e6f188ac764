import type { PgnProblem } from '@lance/chess/study'
import { useTranslation } from '@lance/texts'
import type { Analysis } from './analysis.ts'

/** Why the last edit was refused, and what a pasted game has lost. */
export function Notes({
  analysis: { refusal },
  problems,
  onClose,
}: {
  analysis: Analysis
  problems: readonly PgnProblem[]
  onClose: () => void
}) {
  const { t } = useTranslation('analysis')
  const [first] = problems
  return (
    <>
      {(refusal === 'TOO_MANY_MOVES' || refusal === 'TOO_DEEP') && (
        <p className="game-notice" data-kind="danger" role="alert">
          {t(`refused.${refusal}`)}
        </p>
      )}
      {first !== undefined && (
        <div className="game-notice analysis-problems" data-kind="ask" role="alert">
          <p>
            {t('problems.told', { count: problems.length })}{' '}
            {t('problems.first', {
              line: String(first.line),
              column: String(first.column),
              reason: t(`problems.${first.code}`),
            })}{' '}
            {first.text !== '' && <q dir="auto">{first.text}</q>}
          </p>
          <button type="button" className="button button-quiet" onClick={onClose}>
            {t('problems.close')}
          </button>
        </div>
      )}
    </>
  )
}
