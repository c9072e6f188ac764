import { useTranslation } from '@lance/texts'
import { ApiError } from '../../../net/api/apiError.ts'

type ListFailureProps = {
  /** The call that failed, as method and path. */
  call: string
  error: Error
  onRetry: () => void
}

/** Why a list could not be read, a retry button and details for support ([TOUR-25]). */
export function ListFailure({ call, error, onRetry }: ListFailureProps) {
  const { t } = useTranslation('tournament')
  return (
    <div className="tournament-empty" role="alert">
      <p className="font-medium">{t('list.failed')}</p>
      <p className="mt-1 text-quiet">{error.message}</p>
      <button type="button" className="button button-quiet mt-5" onClick={onRetry}>
        {t('retry')}
      </button>
      <details className="tournament-debug">
        <summary>{t('list.debug')}</summary>
        <pre translate="no">{debugInfo(call, error)}</pre>
      </details>
    </div>
  )
}

function debugInfo(call: string, error: Error): string {
  const status = error instanceof ApiError ? `status ${error.status}, code ${error.code}` : error.name
  return `${call}\n${status}\n${error.message}\n${new Date().toISOString()}`
}
