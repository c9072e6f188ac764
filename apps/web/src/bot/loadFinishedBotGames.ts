import { loadTexts } from '../i18n/i18n.ts'

/** Loads the list of finished games with its texts, for `lazy`. */
export async function loadFinishedBotGames() {
  const [{ FinishedBotGames }] = await Promise.all([import('./FinishedBotGames.tsx'), loadTexts('bot')])
  return { default: FinishedBotGames }
}
