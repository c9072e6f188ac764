import type { User } from '@lance/contract'
import { displayName } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { useMemo } from 'react'
import { botName, browserBotGames, useOwnName } from '../bot/index.ts'
import { botReview } from './botReview.ts'
import type { ReviewState } from './useOnlineReview.ts'

/** A game against the bot, from this browser. */
export function useBotReview(gameId: string, user: User): ReviewState {
  const { t } = useTranslation('bot')
  const { id } = user
  const own = displayName(user)
  const shownOwn = useOwnName(user)
  return useMemo((): ReviewState => {
    const reviewed = botReview(browserBotGames(id).find(gameId), {
      ownId: id,
      own,
      shownOwn,
      bot: ({ level }) => botName(t, level),
      siteUrl: location.origin,
    })
    return reviewed.ok ? { status: 'found', game: reviewed.game } : { status: 'refused', code: reviewed.code }
  }, [gameId, id, own, shownOwn, t])
}
