import { Link, type LinkProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'

/** Where one goes from an ended game: to the next one, or home. */
export function EndActions({ newGame }: { newGame: Pick<LinkProps, 'to' | 'state'> }) {
  const { t } = useTranslation('game')
  return (
    <div className="modal-actions">
      <Link to="/" className="button button-quiet">
        {t('end.home')}
      </Link>
      <Link {...newGame} className="button button-primary">
        {t('end.newGame')}
      </Link>
    </div>
  )
}
