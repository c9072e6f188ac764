import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

/** Where somebody goes from an ended game that he only looked at: through it once more, or home. */
export function WatcherEndActions({ gameId }: { gameId: string }) {
  const { t } = useTranslation('game')
  return (
    <div className="end-actions end-ways">
      <Link to="/" className="button button-quiet">
        {t('end.home')}
      </Link>
      <Link to="/game/$gameId/review" params={{ gameId }} className="button button-primary">
        {t('end.review')}
      </Link>
    </div>
  )
}
