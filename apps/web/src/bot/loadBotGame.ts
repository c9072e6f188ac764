import { loadTexts } from '../i18n/i18n.ts'

/** Loads the screen of a game against the bot with its texts, for `lazy` and for playing offline. */
export async function loadBotGame() {
  const [{ BotGame }] = await Promise.all([import('./BotGame.tsx'), loadTexts('bot')])
  return { default: BotGame }
}
