import type { Notice, PlayerServerEvent } from '@lance/contract'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../design/toast/toastStore.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { session } from '../../net/session/wiring.ts'

/**
 * Keeps the user's own live channel open while they are logged in, and updates the session from it. Returns
 * whether a tournament has news for them: a match that waits or runs, or a prize that they have not seen.
 */
export function useOwnChannel(): boolean {
  const { user } = useAuth()
  const [hasNews, setHasNews] = useState(false)
  const userId = user.id === '' ? null : user.id
  const latestNotify = useNoticeToast()
  useEffect(() => {
    if (userId === null) return
    let isWanted = true
    let stop = () => {}
    // Guests never need the channel, so it is not in the first script.
    void import('../../net/session/playerChannel.ts').then(({ playerChannel, ownMatches, ownPrizes }) => {
      if (!isWanted) return
      const stopListening = playerChannel.onEvent((event) => {
        updateSession(event)
        if (event.type === 'notice') latestNotify.current(event.data)
      })
      const count = () => setHasNews(ownMatches.get().length + ownPrizes.get().length > 0)
      const stops = [ownMatches.subscribe(count), ownPrizes.subscribe(count)]
      playerChannel.follow(userId)
      stop = () => {
        stopListening()
        for (const stopCounting of stops) stopCounting()
        setHasNews(false)
        playerChannel.follow(null)
      }
    })
    return () => {
      isWanted = false
      stop()
    }
  }, [userId, latestNotify])
  return hasNews
}

function updateSession(event: PlayerServerEvent) {
  if (event.type === 'balance') session.changeUser({ balance: event.data.balance })
  if (event.type === 'plan') {
    const { role } = event.data
    session.changeUser({ role, isPremium: role === 'PREMIUM', isFreemium: role === 'FREEMIUM' })
  }
  if (event.type !== 'player_status') return
  session.changeUser({ status: event.data.status, currentGameId: event.data.current_game_id })
}

/** Shows notices on any screen, unless the user is already where the notice leads. */
function useNoticeToast() {
  const { t } = useTranslation()
  const router = useRouter()
  const notify = (notice: Notice) => {
    if (notice.code !== 'REMATCH_ASKED' && notice.code !== 'MATCH_FOUND') return
    const { code, gameId, timeControl } = notice
    const path = router.state.location.pathname
    if (path === `/game/${gameId}`) return
    const open = () => void router.navigate({ to: '/game/$gameId', params: { gameId } })
    if (code === 'REMATCH_ASKED') {
      // Rare, and its texts belong to the game, so it is loaded on demand.
      import('../../features/game/notifyRematch.ts')
        .then(({ notifyRematch }) => notifyRematch(timeControl, open))
        .catch(() => {})
      return
    }
    // An opponent was found while the player is elsewhere: by a daily search, or a search in another tab.
    if (path === '/matchmaking' || path === '/gameroom') return
    showToast({
      title: t('found.title'),
      description: t('found.text'),
      action: { label: t('found.action'), onPress: open },
    })
  }
  const latest = useRef(notify)
  latest.current = notify
  return latest
}
