import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

/** Where a viewer can go from a finished game: to its review, or home. */
export function ViewerEndActions({ gameId }: { gameId: string }) {
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
