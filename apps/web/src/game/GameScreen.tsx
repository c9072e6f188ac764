import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAuth } from '../session/useAuth.ts'
import { session } from '../session/wiring.ts'
import { showToast } from '../ui/toast/toastStore.ts'
import { usePageTitle } from '../ui/usePageTitle.ts'
import { GameRefused } from './GameRefused.tsx'
import { GameTable } from './GameTable.tsx'
import type { GameNews } from './gameRoom.ts'
import { isPlaying } from './gameState.ts'
import { useClosingBeacon } from './useClosingBeacon.ts'
import { type UsedGameRoom, useGameRoom } from './useGameRoom.ts'
import { useTimeUp } from './useTimeUp.ts'
import './game.css'

const route = getRouteApi('/game/$gameId')

/** /game/{gameId}. Whoever has not signed in is sent to do so first. */
export function GameScreen() {
  const { gameId } = route.useParams()
  const { t } = useTranslation('game')
  const { user, status } = useAuth()
  const navigate = useNavigate()
  usePageTitle(t('title'))
  const isGuest = status === 'guest'
  useEffect(() => {
    if (isGuest) void navigate({ to: '/profile', state: { message: t('needsLogin') }, replace: true })
  }, [isGuest, navigate, t])
  return isGuest ? null : <Game key={gameId} gameId={gameId} userId={user.id} />
}

function Game({ gameId, userId }: { gameId: string; userId: string }) {
  const used = useGameRoom({ gameId, userId }, useNews())
  useLeaveWhenNeverOpened(used)
  useClosingBeacon(gameId, used.room)
  useTimeUp(used.state, used.room)
  const { state, room, refusal } = used
  if (refusal !== null && state.record === null) return <GameRefused refusal={refusal} />
  return <GameTable state={state} room={room} />
}

/** What the room tells beside its state becomes a toast; an end also changes the player's rating and points. */
function useNews(): (news: GameNews) => void {
  const { t } = useTranslation('game')
  return useCallback(
    (news: GameNews) => {
      if (news.type === 'draw_declined') {
        showToast({ title: t('draw.declined'), description: t('draw.declinedText') })
      } else if (news.type === 'server_error') {
        showToast({ title: t('serverError'), description: news.message, style: 'destructive' })
      } else {
        void session.reload()
        if (news.isLostOnTime) {
          showToast({ title: t('end.timeUp'), description: t('end.timeout.lost'), style: 'destructive' })
        }
      }
    },
    [t],
  )
}

/** A room that never opened is left; one that did is waited for. Specification, part 1, section 8. */
function useLeaveWhenNeverOpened({ state }: UsedGameRoom) {
  const { t } = useTranslation('game')
  const navigate = useNavigate()
  const isOver = state.record !== null && !isPlaying(state)
  const isHopeless = state.connection === 'Failed' && !state.hasOpened && !isOver
  useEffect(() => {
    if (!isHopeless) return
    showToast({ title: t('roomFailed.title'), description: t('roomFailed.text'), style: 'destructive' })
    void navigate({ to: '/', replace: true })
  }, [isHopeless, navigate, t])
}
