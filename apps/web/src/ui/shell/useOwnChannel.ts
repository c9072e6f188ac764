import type { PlayerServerEvent } from '@lance/contract'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAuth } from '../../session/useAuth.ts'
import { session } from '../../session/wiring.ts'
import { showToast } from '../toast/toastStore.ts'

/** Keeps the user's own live channel open while he is logged in, and what it says of him in the session. */
export function useOwnChannel(): void {
  const { user } = useAuth()
  const userId = user.id === '' ? null : user.id
  const tellOfGame = useTellOfGame()
  useEffect(() => {
    if (userId === null) return
    let isWanted = true
    let stop = () => {}
    // A guest never needs it, so it is not in the first script.
    void import('../../session/playerChannel.ts').then(({ playerChannel }) => {
      if (!isWanted) return
      const stopListening = playerChannel.onEvent((event) => {
        keepInSession(event)
        if (event.type === 'notice' && event.data.code === 'MATCH_FOUND')
          tellOfGame.current(event.data.gameId)
      })
      playerChannel.follow(userId)
      stop = () => {
        stopListening()
        playerChannel.follow(null)
      }
    })
    return () => {
      isWanted = false
      stop()
    }
  }, [userId, tellOfGame])
}

function keepInSession(event: PlayerServerEvent) {
  if (event.type === 'balance') session.changeUser({ balance: event.data.balance })
  if (event.type !== 'player_status') return
  session.changeUser({ status: event.data.status, currentGameId: event.data.current_game_id })
}

/** Somebody was found while the player is elsewhere: a daily search, or one of another tab. */
function useTellOfGame() {
  const { t } = useTranslation()
  const router = useRouter()
  const tell = (gameId: string | undefined) => {
    const path = router.state.location.pathname
    const isThere = path === '/matchmaking' || path === '/gameroom' || path === `/game/${gameId}`
    if (gameId === undefined || isThere) return
    showToast({
      title: t('found.title'),
      description: t('found.text'),
      action: {
        label: t('found.action'),
        onPress: () => void router.navigate({ to: '/game/$gameId', params: { gameId } }),
      },
    })
  }
  const latest = useRef(tell)
  latest.current = tell
  return latest
}
