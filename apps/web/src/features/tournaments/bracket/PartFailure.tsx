import { useTranslation } from 'react-i18next'
import type { KnownMatches } from './bracketQueries.ts'

/** Says that a part of the bracket could not be read, with a retry button. */
export function PartFailure({ known: { failure, retry } }: { known: KnownMatches }) {
  const { t } = useTranslation('tournament')
  if (failure === null) return null
  return (
    <div className="part-failure" role="alert">
      <p>
        <strong>{t('bracket.failed')}</strong> {failure.message}
      </p>
      <button type="button" className="button button-quiet" onClick={retry}>
        {t('retry')}
      </button>
    </div>
  )
}
