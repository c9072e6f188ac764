import { loadTexts } from '../i18n/i18n.ts'

/** The panel with its texts: for `lazy`, and to have it here before it is opened. */
export async function loadAppearancePanel() {
  const [{ AppearancePanel }] = await Promise.all([import('./AppearancePanel.tsx'), loadTexts('appearance')])
  return { default: AppearancePanel }
}
