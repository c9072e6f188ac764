import { loadWithTexts } from '../../i18n/i18n.ts'

/** Loads the list of finished games with its texts, for `lazy`. */
export const loadFinishedBotGames = () =>
  loadWithTexts(() => import('./FinishedBotGames.tsx'), 'FinishedBotGames', 'bot')
