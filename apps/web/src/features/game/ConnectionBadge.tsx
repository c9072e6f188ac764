import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ConnectionStatus } from '../../net/socket/connection.ts'

type ConnectionBadgeProps = { status: ConnectionStatus; onRetry: (() => void) | undefined }

/** The state of the connection, with a button to retry at once after the fast attempts have failed. */
export function ConnectionBadge({ status, onRetry }: ConnectionBadgeProps) {
  const { t } = useTranslation('game')
  const isDown = status === 'Failed' || status === 'Closed'
  return (
    <span className="connection-badge" data-status={status}>
      <span role="status" aria-label={t('connection.label')}>
        {t(`connection.${status}`)}
      </span>
      {isDown && onRetry !== undefined && (
        <button type="button" className="connection-retry" onClick={onRetry}>
          <RotateCw size={16} aria-hidden />
          <span>{t('connection.retry')}</span>
        </button>
      )}
    </span>
  )
}
