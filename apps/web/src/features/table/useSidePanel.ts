import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../design/toast/toastStore.ts'
import { loadWithTexts } from '../../i18n/i18n.ts'

/** Load a panel with its texts: for `lazy`, and before it opens. */
export const loadAppearancePanel = () =>
  loadWithTexts(() => import('../appearance/AppearancePanel.tsx'), 'AppearancePanel', 'appearance')
export const loadChatPanel = () => loadWithTexts(() => import('../chat/ChatPanel.tsx'), 'ChatPanel', 'chat')

/** The panels that the toolbar opens beside the board, one at a time. */
export type SidePanel = 'history' | 'chat' | 'appearance'

/** Which panel is open; pressing its button again closes it. If its code can't be loaded, a toast says so. */
export function useSidePanel(): { panel: SidePanel | null; toggle: (pressed: SidePanel) => void } {
  const { t } = useTranslation()
  const [panel, setPanel] = useState<SidePanel | null>('history')
  const toggle = (pressed: SidePanel) => {
    if (pressed === panel) setPanel(null)
    else if (pressed === 'history') setPanel(pressed)
    else {
      const load = pressed === 'chat' ? loadChatPanel : loadAppearancePanel
      load().then(
        () => setPanel(pressed),
        () => showToast({ title: t('unreachable.title'), style: 'destructive' }),
      )
    }
  }
  return { panel, toggle }
}
