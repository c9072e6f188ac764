import { loadTexts } from '../i18n/i18n.ts'

/** Loads the panel with its texts: for `lazy`, and for preloading. */
export async function loadAppearancePanel() {
  const [{ AppearancePanel }] = await Promise.all([import('./AppearancePanel.tsx'), loadTexts('appearance')])
  return { default: AppearancePanel }
}
