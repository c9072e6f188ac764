import { Link } from '@tanstack/react-router'
import { Flag, House, Palette, ScrollText } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../ui/toast/toastStore.ts'
import { ResignDialog } from './ResignDialog.tsx'
import { ToolButton } from './ToolButton.tsx'
import { isOver, type TableGame } from './tableGame.ts'
import type { SidePanel } from './useSidePanel.ts'

type GameToolbarProps = {
  game: TableGame | null
  panel: SidePanel | null
  onPanel: (panel: SidePanel) => void
  onResign: () => void
  /** How the game is connected, where it is. */
  badge?: ReactNode
  /** Tools that only some games have. */
  children?: ReactNode
}

export function GameToolbar(props: GameToolbarProps) {
  const { game, panel, onPanel, onResign, badge, children } = props
  const { t } = useTranslation('game')
  const isPlayer = game === null || game.color !== null
  return (
    <div className="game-toolbar" role="toolbar" aria-label={t('toolbar.label')}>
      <Link to="/" className="icon-button" aria-label={t('toolbar.home')} title={t('toolbar.home')}>
        <House size={20} aria-hidden />
      </Link>
      <ToolButton
        label={t('toolbar.history')}
        Picture={ScrollText}
        isPressed={panel === 'history'}
        onPress={() => onPanel('history')}
      />
      <ToolButton
        label={t('toolbar.appearance')}
        Picture={Palette}
        isPressed={panel === 'appearance'}
        onPress={() => onPanel('appearance')}
      />
      <div className="game-toolbar-middle">{badge}</div>
      {children}
      {isPlayer && <ResignButton game={game} onResign={onResign} />}
    </div>
  )
}

/** While the game still loads the button looks disabled, and says why. */
function ResignButton({ game, onResign }: { game: TableGame | null; onResign: () => void }) {
  const { t } = useTranslation('game')
  const [isAsking, setAsking] = useState(false)
  const isAborting = game?.isAbortable ?? false
  const isOff = isOver(game)
  const press = () => {
    if (game !== null) setAsking(true)
    else showToast({ title: t('notLoaded') })
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
