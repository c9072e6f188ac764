import { otherColor } from '@lance/domain'
import { useNavigate } from '@tanstack/react-router'
import { WifiOff } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { session } from '../session/wiring.ts'
import { showToast } from '../ui/toast/toastStore.ts'
import { ConnectionBadge } from './ConnectionBadge.tsx'
import { DrawButton } from './DrawButton.tsx'
import { EndActions } from './EndActions.tsx'
import { GameNotices } from './GameNotices.tsx'
import { GameRefused } from './GameRefused.tsx'
import { GameTable } from './GameTable.tsx'
import type { GameNews } from './gameRoom.ts'
import { colorIn, type GameState, isPlaying } from './gameState.ts'
import { onlineSource } from './onlineSource.ts'
import { useClosingBeacon } from './useClosingBeacon.ts'
import { type UsedGameRoom, useGameRoom } from './useGameRoom.ts'
import { useTimeUp } from './useTimeUp.ts'

/** A game of two people: the server keeps it, and this page is told. */
export function OnlineGame({ gameId, userId }: { gameId: string; userId: string }) {
  const { t } = useTranslation('game')
  const used = useGameRoom({ gameId, userId }, useNews())
  useLeaveWhenNeverOpened(used)
  useClosingBeacon(gameId, used.room)
  useTimeUp(used.state, used.room)
  const { state, room, refusal } = used
  const { record, connection } = state
  if (refusal !== null && record === null) {
    return <GameRefused title={t(`${refusal}.title`)} text={t(`${refusal}.text`)} />
  }
  const newGame = { to: '/matchmaking', state: { timeControl: record?.timeControl, wager: 0 } } as const
  return (
    <GameTable
      source={onlineSource(state, room)}
      isCut={isPlaying(state) && connection !== 'Open'}
      cover={coverOf(state, t('waiting.title'))}
      badge={
        (record === null || isPlaying(state)) && <ConnectionBadge status={connection} onRetry={room?.retry} />
      }
      tools={<DrawButton state={state} room={room} />}
      notices={room !== null && <GameNotices state={state} room={room} />}
      endActions={<EndActions gameId={gameId} newGame={newGame} />}
    />
  )
}

/** Why one can't play yet, or not now. */
function coverOf(state: GameState, waiting: string) {
  const { record, userId, connection } = state
  if (record === null || !isPlaying(state)) return null
  if (connection !== 'Open') return <WifiOff className="game-cut-mark" aria-hidden />
  const color = colorIn(record, userId)
  if (color === null || record.arrived[otherColor(color)]) return null
  return (
    <p className="game-waiting" role="status">
      <span className="game-waiting-dots" aria-hidden />
      {waiting}
    </p>
  )
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
