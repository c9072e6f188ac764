import { loadWithTexts } from '../../i18n/i18n.ts'

/** Loads the panel with its texts: for `lazy`, and for preloading. */
export const loadAppearancePanel = () =>
  loadWithTexts(() => import('./AppearancePanel.tsx'), 'AppearancePanel', 'appearance')
