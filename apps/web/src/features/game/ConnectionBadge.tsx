import { useTranslation } from 'react-i18next'
import type { GameState } from '../room/index.ts'

/** The state of the connection. What to do about a lost one is said beside the board. */
export function ConnectionBadge({ state: { connection, isSilent } }: { state: GameState }) {
  const { t } = useTranslation('game')
  const status = connection === 'Open' && isSilent ? 'Silent' : connection
  return (
    <span className="connection-badge" data-status={status}>
      <span role="status" aria-label={t('connection.label')}>
        {t(`connection.${status}`)}
      </span>
    </span>
  )
}
