import { Link, type LinkProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

type EndActionsProps = { gameId: string; newGame: Pick<LinkProps, 'to' | 'state'> }

/** Where one goes from an ended game: through it once more, to the next one, or home. */
export function EndActions({ gameId, newGame }: EndActionsProps) {
  const { t } = useTranslation('game')
  return (
    <div className="modal-actions">
      <Link to="/" className="button button-quiet">
        {t('end.home')}
      </Link>
      <Link to="/game/$gameId/review" params={{ gameId }} className="button button-quiet">
        {t('end.review')}
      </Link>
      <Link {...newGame} className="button button-primary">
        {t('end.newGame')}
      </Link>
    </div>
  )
}
