import { loadTexts } from '../i18n/i18n.ts'

/** Loads the panel with its texts: for `lazy`, and for preloading. */
export async function loadChatPanel() {
  const [{ ChatPanel }] = await Promise.all([import('./ChatPanel.tsx'), loadTexts('chat')])
  return { default: ChatPanel }
}
