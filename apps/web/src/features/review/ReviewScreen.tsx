import type { User } from '@lance/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../design/usePageHead.ts'
import { queryClient } from '../../net/queryClient.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { isBotGameId } from '../bot/index.ts'
import { GameRefused } from '../table/index.ts'
import { ReviewSkeleton } from './ReviewSkeleton.tsx'
import { ReviewTable } from './ReviewTable.tsx'
import { type ReviewState, useBotReview, useOnlineReview } from './useReviewGame.ts'

const route = getRouteApi('/game/$gameId/review')

type ReviewSource = { gameId: string; user: User }

/** /game/{gameId}/review: a finished game, move by move. */
export function ReviewScreen() {
  const { t } = useTranslation('review')
  const { gameId } = route.useParams()
  const { user } = useAuth()
  usePageTitle(t('title'))
  if (isBotGameId(gameId)) return <BotReview key={gameId} gameId={gameId} user={user} />
  return (
    <QueryClientProvider client={queryClient}>
      <OnlineReview key={gameId} gameId={gameId} user={user} />
    </QueryClientProvider>
  )
}

const OnlineReview = ({ gameId, user }: ReviewSource) => (
  <Review found={useOnlineReview(gameId, user)} gameId={gameId} isMember={user.isPremium} />
)

const BotReview = ({ gameId, user }: ReviewSource) => (
  <Review found={useBotReview(gameId, user)} gameId={gameId} isMember={user.isPremium} />
)

type ReviewProps = { gameId: string; found: ReviewState; isMember: boolean }

function Review({ found, gameId, isMember }: ReviewProps) {
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
