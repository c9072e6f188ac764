import { useTranslation } from '@lance/texts'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useRematchPart } from './laterEnd.ts'
import type { RematchProps } from './Rematch.tsx'

/** Where a player goes on, and what the way there is called: a text under `end`. */
export type NextStep = Pick<LinkProps, 'to' | 'state'> & {
  says: 'newGame' | 'toMatch' | 'toBracket' | 'toTournament' | 'toArena'
}

type EndActionsProps = {
  gameId: string
  next: NextStep
  /** Absent in a game against the bot. */
  rematch?: RematchProps
  /** Whether there is anything to review. */
  hasReview: boolean
  /** A further way, of a game against the bot. */
  children?: ReactNode
}

/** What a player can do after a game: play the same opponent or another, go home, or review the game. */
export function EndActions({
  gameId,
  next: { says, ...link },
  rematch,
  hasReview,
  children,
}: EndActionsProps) {
  const { t } = useTranslation('game')
  const next = (
    <Link {...link} className="button button-primary">
      {t(`end.${says}`)}
    </Link>
  )
  return (
    <div className="end-actions">
      {rematch === undefined ? next : <LaterRematch {...rematch}>{next}</LaterRematch>}
      <div className="end-ways">
        <HomeLink />
        {hasReview && (
          <>
            <Link to="/game/$gameId/review" params={{ gameId }} className="button button-quiet">
              {t('end.review')}
            </Link>
            <AnalysisLink gameId={gameId} />
          </>
        )}
        {children}
      </div>
    </div>
  )
}

/** The rematch, loaded since the game was shown. Without it the other actions remain. */
function LaterRematch({ children, ...rematch }: RematchProps & { children: ReactNode }) {
  const Rematch = useRematchPart()
  return Rematch === null ? children : <Rematch {...rematch}>{children}</Rematch>
}

type ViewerEndActionsProps = { gameId: string; hasReview: boolean; next: NextStep | null }

/** Where a viewer can go from a finished game: to its tournament, to its review, or home. */
export function ViewerEndActions({ gameId, hasReview, next }: ViewerEndActionsProps) {
  const { t } = useTranslation('game')
  return (
    <div className="end-actions end-ways">
      {next !== null && (
        <Link to={next.to} className="button button-quiet">
          {t(`end.${next.says}`)}
        </Link>
      )}
      <HomeLink />
      {hasReview && (
        <>
          <AnalysisLink gameId={gameId} />
          <Link to="/game/$gameId/review" params={{ gameId }} className="button button-primary">
            {t('end.review')}
          </Link>
        </>
      )}
    </div>
  )
}

function AnalysisLink({ gameId }: { gameId: string }) {
  const { t } = useTranslation('game')
  return (
    <Link to="/analysis" hash={`game=${gameId}`} className="button button-quiet">
      {t('end.analysis')}
    </Link>
  )
}

function HomeLink() {
  const { t } = useTranslation('game')
  return (
    <Link to="/" className="button button-quiet">
      {t('end.home')}
    </Link>
  )
}
