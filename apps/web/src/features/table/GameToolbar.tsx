import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { Flag, House, MessageSquareText, Minimize2, Palette, ScrollText } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { showToast } from '../../design/toast/toastStore.ts'
import { useSettings } from '../settings/index.ts'
import { ResignDialog } from './ResignDialog.tsx'
import type { OpenPanels, SidePanel } from './sidePanels.ts'
import { ToolButton } from './ToolButton.tsx'
import { isOver, type TableGame } from './tableGame.ts'

type GameToolbarProps = {
  game: TableGame | null
  open: OpenPanels
  onPanel: (panel: SidePanel) => void
  onResign: () => void
  /** Leaves zen mode; null outside it. */
  onLeaveZen: (() => void) | null
  /** The number of unread messages; null where the game has no chat. */
  unread: number | null
  /** The state of the connection, in games that have one. */
  badge?: ReactNode
  /** Tools that only some games have. */
  children?: ReactNode
}

export function GameToolbar(props: GameToolbarProps) {
  const { game, onResign, unread, badge, onLeaveZen, children } = props
  const { t } = useTranslation('game')
  const isPlayer = game === null || game.color !== null
  return (
    <div className="game-toolbar" role="toolbar" aria-label={t('toolbar.label')}>
      <div className="game-tools">
        {onLeaveZen === null ? (
          <TableTools {...props} />
        ) : (
          <ToolButton label={t('zen.leave')} Picture={Minimize2} onPress={onLeaveZen} />
        )}
      </div>
      <div className="game-toolbar-middle">{badge}</div>
      {isPlayer && (
        <div className="game-actions">
          <ResignButton game={game} onResign={onResign} />
          {children}
        </div>
      )}
      <span role="status" className="sr-only">
        {unread !== null && unread > 0 && t('toolbar.chatUnread', { unread })}
      </span>
    </div>
  )
}

/** The buttons that leave the board or open a panel beside it. */
function TableTools({ open, onPanel, unread }: Pick<GameToolbarProps, 'open' | 'onPanel' | 'unread'>) {
  const { t } = useTranslation('game')
  return (
    <>
      <Link to="/" className="icon-button" aria-label={t('toolbar.home')} title={t('toolbar.home')}>
        <House size={20} aria-hidden />
      </Link>
      <ToolButton
        label={t('toolbar.history')}
        Picture={ScrollText}
        isPressed={open.history}
        onPress={() => onPanel('history')}
      />
      {unread !== null && (
        <ToolButton
          label={unread === 0 ? t('toolbar.chat') : t('toolbar.chatUnread', { unread })}
          Picture={MessageSquareText}
          isPressed={open.chat}
          count={unread}
          onPress={() => onPanel('chat')}
        />
      )}
      <ToolButton
        label={t('toolbar.appearance')}
        Picture={Palette}
        isPressed={open.appearance}
        onPress={() => onPanel('appearance')}
      />
    </>
  )
}

/** While the game loads, the button looks disabled and a press says why. */
function ResignButton({ game, onResign }: { game: TableGame | null; onResign: () => void }) {
  const { t } = useTranslation('game')
  const [isAsking, setAsking] = useState(false)
  const isAsked = useSettings().confirmResign === 'on'
  const isAborting = game?.isAbortable ?? false
  const isOff = isOver(game)
  const press = () => {
    if (game === null) showToast({ title: t('notLoaded') })
    else if (isAsked) setAsking(true)
    else onResign()
  }
  const resign = () => {
    setAsking(false)
    onResign()
  }
  return (
    <>
      <ToolButton
        label={t(isAborting ? 'toolbar.abort' : 'toolbar.resign')}
        Picture={Flag}
        isWorded
        isOff={isOff}
        isWaiting={game === null}
        onPress={press}
      />
      {isAsking && game !== null && !isOff && (
        <ResignDialog game={game} onResign={resign} onClose={() => setAsking(false)} />
      )}
    </>
  )
}
