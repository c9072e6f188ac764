import type { PlayerServerEvent } from '@lance/contract'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAuth } from '../../session/useAuth.ts'
import { session } from '../../session/wiring.ts'
import { showToast } from '../toast/toastStore.ts'

/**
 * Keeps the user's own live channel open while he is logged in, and what it says of him in the session. True: a
 * tournament's match of his waits or runs.
 */
export function useOwnChannel(): boolean {
  const { user } = useAuth()
  const [hasMatch, setHasMatch] = useState(false)
  const userId = user.id === '' ? null : user.id
  const tellNotice = useTellNotice()
  useEffect(() => {
    if (userId === null) return
    let isWanted = true
    let stop = () => {}
    // A guest never needs it, so it is not in the first script.
    void import('../../session/playerChannel.ts').then(({ playerChannel, ownMatches }) => {
      if (!isWanted) return
      const stopListening = playerChannel.onEvent((event) => {
        keepInSession(event)
        if (event.type === 'notice') tellNotice.current(event.data)
      })
      const stopCounting = ownMatches.subscribe(() => setHasMatch(ownMatches.get().length > 0))
      playerChannel.follow(userId)
      stop = () => {
        stopListening()
        stopCounting()
        setHasMatch(false)
        playerChannel.follow(null)
      }
    })
    return () => {
      isWanted = false
      stop()
    }
  }, [userId, tellNotice])
  return hasMatch
}

function keepInSession(event: PlayerServerEvent) {
  if (event.type === 'balance') session.changeUser({ balance: event.data.balance })
  if (event.type === 'plan') {
    const { role } = event.data
    session.changeUser({ role, isPremium: role === 'PREMIUM', isFreemium: role === 'FREEMIUM' })
  }
  if (event.type !== 'player_status') return
  session.changeUser({ status: event.data.status, currentGameId: event.data.current_game_id })
}

type Notice = Extract<PlayerServerEvent, { type: 'notice' }>['data']

/** What a player is told wherever he is, unless he is where he would be led. */
function useTellNotice() {
  const { t } = useTranslation()
  const router = useRouter()
  const tell = ({ code, gameId, timeControl = 0 }: Notice) => {
    const path = router.state.location.pathname
    if (gameId === undefined || path === `/game/${gameId}`) return
    const open = () => void router.navigate({ to: '/game/$gameId', params: { gameId } })
    if (code === 'REMATCH_ASKED') {
      // Few are told so, and its texts are the game's.
      import('../../game/tellRematch.ts')
        .then(({ tellRematch }) => tellRematch(timeControl, open))
        .catch(() => {})
      return
    }
    // Somebody was found while the player is elsewhere: a daily search, or one of another tab.
    if (code !== 'MATCH_FOUND' || path === '/matchmaking' || path === '/gameroom') return
    showToast({
      title: t('found.title'),
      description: t('found.text'),
      action: { label: t('found.action'), onPress: open },
    })
  }
  const latest = useRef(tell)
  latest.current = tell
  return latest
}
