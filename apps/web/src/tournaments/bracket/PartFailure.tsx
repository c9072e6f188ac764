import { useTranslation } from 'react-i18next'
import type { KnownMatches } from './bracketQueries.ts'

/** A part of the bracket that could not be read, and the way to try again. */
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
