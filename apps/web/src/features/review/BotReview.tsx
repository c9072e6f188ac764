import type { User } from '@lance/contract'
import { Review } from './Review.tsx'
import { useBotReview } from './useBotReview.ts'

/** A finished game against the bot. Its storage and its PGN are loaded for such games alone. */
export const BotReview = ({ gameId, user }: { gameId: string; user: User }) => (
  <Review found={useBotReview(gameId, user)} gameId={gameId} isMember={user.isPremium} />
)
