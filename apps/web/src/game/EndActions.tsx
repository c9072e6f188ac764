import type { GameRecord } from '@lance/contract'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

/** Where one goes from an ended game: the next opponent with the same time, or home. */
export function EndActions({ record }: { record: GameRecord }) {
  const { t } = useTranslation('game')
  return (
    <div className="modal-actions">
      <Link to="/" className="button button-quiet">
        {t('end.home')}
      </Link>
      <Link
        to="/matchmaking"
        state={{ timeControl: record.timeControl, wager: 0 }}
        className="button button-primary"
      >
        {t('end.newGame')}
      </Link>
    </div>
  )
}
