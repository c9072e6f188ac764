import { loadWithTexts } from '../../i18n/i18n.ts'

/** Loads the screen of a game against the bot with its texts, for `lazy` and for playing offline. */
export const loadBotGame = () => loadWithTexts(() => import('./BotGame.tsx'), 'BotGame', 'bot')
