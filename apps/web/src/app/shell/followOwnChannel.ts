import type { PlayerServerEvent } from '@lance/contract'
import type { useRouter } from '@tanstack/react-router'
import { ownMatches, ownNotices, ownPrizes, playerChannel } from '../../net/session/playerChannel.ts'
import { session } from '../../net/session/wiring.ts'
import { openNoticeToasts } from './noticeToasts.ts'

/**
 * Opens a user's own live channel, updates the session from it and shows its notices. Reports whether a
 * tournament has news for them: a match that waits or runs, a prize or an ended match that they have
 * not seen. Returns how to close it.
 */
export function followOwnChannel(
  userId: string,
  router: ReturnType<typeof useRouter>,
  onNews: (hasNews: boolean) => void,
): () => void {
  const notices = openNoticeToasts({
    path: () => router.state.location.pathname,
    open: (gameId) => void router.navigate({ to: '/game/$gameId', params: { gameId } }),
  })
  const sources = [ownMatches, ownPrizes, ownNotices]
  const count = () => onNews(sources.some(({ get }) => get().length > 0))
  const listening = [
    router.subscribe('onResolved', notices.arrive),
    playerChannel.onEvent((event) => {
      updateSession(event)
      notices.hear(event)
    }),
    ...sources.map(({ subscribe }) => subscribe(count)),
    notices.stop,
  ]
  playerChannel.follow(userId)
  return () => {
    for (const stop of listening) stop()
    playerChannel.follow(null)
    ownPrizes.clear()
    ownNotices.clear()
  }
}

function updateSession(event: PlayerServerEvent) {
  if (event.type === 'balance') session.changeUser({ balance: event.data.balance })
  if (event.type === 'plan') {
    const { role } = event.data
    session.changeUser({ role, isPremium: role === 'PREMIUM', isFreemium: role === 'FREEMIUM' })
  }
  if (event.type !== 'player_status') return
  const state = session.state()
  const wasInGame = state.status === 'user' && state.user.status === 'in_game'
  session.changeUser({ status: event.data.status, currentGameId: event.data.current_game_id })
  // The bar shows the rating in every tab, and the game has changed it.
  if (wasInGame && event.data.status !== 'in_game') void session.reload()
}
