import { useTranslation } from 'react-i18next'
import type { ConnectionStatus } from '../../../net/socket/connection.ts'

/** Whether the page is receiving live updates. */
export function LiveBadge({ status }: { status: ConnectionStatus }) {
  const { t } = useTranslation('tournament')
  const isLive = status === 'Open'
  return (
    <p className="live-badge" data-live={isLive || undefined} role="status">
      {isLive ? t('bracket.live') : t('bracket.offline')}
    </p>
  )
}
