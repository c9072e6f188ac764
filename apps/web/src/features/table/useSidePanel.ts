import { useTranslation } from '@lance/texts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { showToast } from '../../design/toast/toastStore.ts'
import { loadWithTexts } from '../../i18n/i18n.ts'
import { FIRST_PANELS, type OpenPanels, openPanels, pressPanel, type SidePanel } from './sidePanels.ts'

/** Load a panel with its texts: for `lazy`, and before it opens. */
export const loadAppearancePanel = () =>
  loadWithTexts(() => import('../appearance/AppearancePanel.tsx'), 'AppearancePanel', 'appearance')
export const loadChatPanel = () => loadWithTexts(() => import('../chat/ChatPanel.tsx'), 'ChatPanel', 'chat')

/** Where one panel beside the board has room for moves and chat, as in game.css. */
const WIDE = '(width >= 64rem) and (height >= 540px)'

type SidePanels = {
  open: OpenPanels
  /** The chat's place is kept until its code has arrived. */
  isChatLoaded: boolean
  toggle: (pressed: SidePanel) => void
}

/**
 * Which panels are open; pressing a panel's button again closes it. If its code can't be loaded, a toast says
 * so. The chat that a desktop opens by itself is loaded once the table is shown.
 */
export function useSidePanel({ hasChat }: { hasChat: boolean }): SidePanels {
  const { t } = useTranslation()
  const isWide = useIsWide()
  const [choice, setChoice] = useState(FIRST_PANELS)
  const [isChatLoaded, setChatLoaded] = useState(false)
  const open = openPanels(choice, isWide)
  const isChatDue = hasChat && open.chat && !isChatLoaded
  useEffect(() => {
    if (!isChatDue) return
    let isWanted = true
    loadChatPanel().then(
      () => isWanted && setChatLoaded(true),
      // Its button tries again, and says what is wrong.
      () => isWanted && setChoice((was) => ({ ...was, wide: { ...was.wide, chat: false } })),
    )
    return () => {
      isWanted = false
    }
  }, [isChatDue])
  const toggle = (pressed: SidePanel) => {
    const press = () => setChoice((was) => pressPanel(was, pressed, isWide))
    if (open[pressed] || pressed === 'history') return press()
    const load = pressed === 'chat' ? loadChatPanel : loadAppearancePanel
    load().then(press, () => showToast({ title: t('unreachable.title'), style: 'destructive' }))
  }
  return { open, isChatLoaded, toggle }
}

function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribeToWidth,
    () => matchMedia(WIDE).matches,
    () => false,
  )
}

function subscribeToWidth(onChange: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
