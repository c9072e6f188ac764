import type { User } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { QueryClientProvider } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyPart } from '../../base/laterParts.ts'
import { usePageTitle } from '../../design/usePageHead.ts'
import { loadWithTexts } from '../../i18n/i18n.ts'
import { queryClient } from '../../net/queryClient.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { isBotGameId } from '../bot/index.ts'
import { Review } from './Review.tsx'
import { ReviewSkeleton } from './ReviewSkeleton.tsx'
import { useOnlineReview } from './useOnlineReview.ts'

const BotReview = lazyPart(() => loadWithTexts(() => import('./BotReview.tsx'), 'BotReview', 'bot'))

const route = getRouteApi('/game/$gameId/review')

type ReviewSource = { gameId: string; user: User }

/** /game/{gameId}/review: a finished game, move by move. */
export function ReviewScreen() {
  const { t } = useTranslation('review')
  const { gameId } = route.useParams()
  const { user } = useAuth()
  usePageTitle(t('title'))
  if (isBotGameId(gameId))
    return (
      <Suspense fallback={<ReviewSkeleton />}>
        <BotReview key={gameId} gameId={gameId} user={user} />
      </Suspense>
    )
  return (
    <QueryClientProvider client={queryClient}>
      <OnlineReview key={gameId} gameId={gameId} user={user} />
    </QueryClientProvider>
  )
}

const OnlineReview = ({ gameId, user }: ReviewSource) => (
  <Review found={useOnlineReview(gameId, user)} gameId={gameId} isMember={user.isPremium} />
)
