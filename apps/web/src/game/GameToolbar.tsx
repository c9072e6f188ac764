import { Link } from '@tanstack/react-router'
import { Flag, Handshake, House, type LucideIcon, ScrollText } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../ui/toast/toastStore.ts'
import { ConnectionBadge } from './ConnectionBadge.tsx'
import type { GameRoom } from './gameRoom.ts'
import { colorIn, type GameState, isAbortable, isPlaying } from './gameState.ts'
import { ResignDialog } from './ResignDialog.tsx'
import { resignGame } from './resignGame.ts'

type GameToolbarProps = {
  state: GameState
  room: GameRoom | null
  isHistoryOpen: boolean
  onHistory: () => void
}

export function GameToolbar({ state, room, isHistoryOpen, onHistory }: GameToolbarProps) {
  const { t } = useTranslation('game')
  const { record, connection, userId } = state
  const isPlayer = record === null || colorIn(record, userId) !== null
  const isTournament = record?.tournament_id != null
  const canAsk = isPlaying(state) && connection === 'Open'
  return (
    <div className="game-toolbar" role="toolbar" aria-label={t('toolbar.label')}>
      <Link to="/" className="icon-button" aria-label={t('toolbar.home')} title={t('toolbar.home')}>
        <House size={20} aria-hidden />
      </Link>
      <ToolButton
        label={t('toolbar.history')}
        Picture={ScrollText}
        isPressed={isHistoryOpen}
        onPress={onHistory}
      />
      <div className="game-toolbar-middle">
        {(record === null || isPlaying(state)) && (
          <ConnectionBadge status={connection} onRetry={room?.retry} />
        )}
      </div>
      {isPlayer && !isTournament && (
        <ToolButton
          label={t('toolbar.draw')}
          Picture={Handshake}
          isOff={!canAsk || record?.drawOffer?.playerId === userId}
          onPress={() => room?.ask({ type: 'draw_offer' })}
        />
      )}
      {isPlayer && <ResignButton state={state} room={room} />}
    </div>
  )
}

/** While the game still loads the button looks disabled, and says why. */
function ResignButton({ state, room }: { state: GameState; room: GameRoom | null }) {
  const { t } = useTranslation('game')
  const [isAsking, setAsking] = useState(false)
  const { record } = state
  const isAborting = record !== null && isAbortable(record)
  const isOff = record !== null && !isPlaying(state)
  const press = () => {
    if (record?.white_player_id && record.black_player_id) setAsking(true)
    else showToast({ title: t('notLoaded') })
  }
  const resign = () => {
    setAsking(false)
    if (room !== null) void resignGame(room)
  }
  return (
    <>
      <ToolButton
        label={t(isAborting ? 'toolbar.abort' : 'toolbar.resign')}
        Picture={Flag}
        isOff={isOff}
        isWaiting={record === null}
        onPress={press}
      />
      {isAsking && !isOff && (
        <ResignDialog isAborting={isAborting} onResign={resign} onClose={() => setAsking(false)} />
      )}
    </>
  )
}

type ToolButtonProps = {
  label: string
  Picture: LucideIcon
  isOff?: boolean
  isWaiting?: boolean
  isPressed?: boolean
  onPress: () => void
}

function ToolButton({ label, Picture, isOff, isWaiting, isPressed, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      className="icon-button tool-button"
      title={label}
      aria-label={label}
      aria-pressed={isPressed}
      aria-disabled={isWaiting || undefined}
      disabled={isOff}
      onClick={onPress}
    >
      <Picture size={20} aria-hidden />
      <span className="tool-label" aria-hidden>
        {label}
      </span>
    </button>
  )
}
