import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { GameRefused } from '../table/index.ts'
import { ReviewSkeleton } from './ReviewSkeleton.tsx'
import { ReviewTable } from './ReviewTable.tsx'
import type { ReviewState } from './useOnlineReview.ts'

type ReviewProps = { gameId: string; found: ReviewState; isMember: boolean }

/** The review of a game, as far as it has been found. */
export function Review({ found, gameId, isMember }: ReviewProps) {
  const { t } = useTranslation(['review', 'common'])
  switch (found.status) {
    case 'loading':
      return <ReviewSkeleton />
    case 'found':
      return <ReviewTable game={found.game} isMember={isMember} />
    case 'failed':
      return (
        <GameRefused title={t('failed.title')} text={found.reason}>
          <button type="button" className="button button-primary mt-8" onClick={found.retry}>
            {t('common:retry')}
          </button>
        </GameRefused>
      )
    case 'refused':
      return (
        <GameRefused title={t(`refused.${found.code}.title`)} text={t(`refused.${found.code}.text`)}>
          {found.code === 'running' ? (
            <Link to="/game/$gameId" params={{ gameId }} className="button button-primary mt-8">
              {t('refused.open')}
            </Link>
          ) : undefined}
        </GameRefused>
      )
  }
}
