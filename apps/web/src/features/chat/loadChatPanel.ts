import { loadWithTexts } from '../../i18n/i18n.ts'

/** Loads the panel with its texts: for `lazy`, and for preloading. */
export const loadChatPanel = () => loadWithTexts(() => import('./ChatPanel.tsx'), 'ChatPanel', 'chat')
