import { Link, type LinkProps } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Rematch, type RematchProps } from './Rematch.tsx'

type EndActionsProps = {
  gameId: string
  newGame: Pick<LinkProps, 'to' | 'state'>
  /** Absent in a game against the bot. */
  rematch?: RematchProps
  /** Whether there is anything to review. */
  hasReview: boolean
}

/** What a player can do after a game: play the same opponent or another, go home, or review the game. */
export function EndActions({ gameId, newGame, rematch, hasReview }: EndActionsProps) {
  const { t } = useTranslation('game')
  const next = (
    <Link {...newGame} className="button button-primary">
      {t('end.newGame')}
    </Link>
  )
  return (
    <div className="end-actions">
      {rematch === undefined ? next : <Rematch {...rematch}>{next}</Rematch>}
      <div className="end-ways">
        <Link to="/" className="button button-quiet">
          {t('end.home')}
        </Link>
        {hasReview && (
          <Link to="/game/$gameId/review" params={{ gameId }} className="button button-quiet">
            {t('end.review')}
          </Link>
        )}
      </div>
    </div>
  )
}

/** Where a viewer can go from a finished game: to its review, or home. */
export function ViewerEndActions({ gameId, hasReview }: { gameId: string; hasReview: boolean }) {
  const { t } = useTranslation('game')
  return (
    <div className="end-actions end-ways">
      <Link to="/" className="button button-quiet">
        {t('end.home')}
      </Link>
      {hasReview && (
        <Link to="/game/$gameId/review" params={{ gameId }} className="button button-primary">
          {t('end.review')}
        </Link>
      )}
    </div>
  )
}
