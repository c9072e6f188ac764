import { useTranslation } from '@lance/texts'
import { formatNumber } from '../base/format.ts'
import { DeskError } from '../net/callDesk.ts'

/** Why a call failed, in the operator's language. */
export function useFailureText() {
  const { t } = useTranslation('common')
  return (error: unknown): string => {
    if (!(error instanceof DeskError)) return t('errors.INTERNAL')
    if (error.retryAfterS !== null) return t('errors.later', { seconds: formatNumber(error.retryAfterS) })
    return t(`errors.${error.code}`)
  }
}

/** A failed call, with a button to try again where that makes sense. */
export function Failure({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { t } = useTranslation('common')
  const textOf = useFailureText()
  return (
    <div className="failure" role="alert">
      <p>{textOf(error)}</p>
      {onRetry && (
        <button type="button" className="button" onClick={onRetry}>
          {t('retry')}
        </button>
      )}
    </div>
  )
}
