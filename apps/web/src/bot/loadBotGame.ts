import { loadTexts } from '../i18n/i18n.ts'

/** The table for games against the bot, with its texts: for `lazy`, and to have it here before the network goes. */
export async function loadBotGame() {
  const [{ BotGame }] = await Promise.all([import('./BotGame.tsx'), loadTexts('bot')])
  return { default: BotGame }
}
