import { loadTexts } from '../i18n/i18n.ts'

/** The panel with its texts: for `lazy`, and to have it here before it is opened. */
export async function loadChatPanel() {
  const [{ ChatPanel }] = await Promise.all([import('./ChatPanel.tsx'), loadTexts('chat')])
  return { default: ChatPanel }
}
