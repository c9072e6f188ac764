import { i18n } from '../i18n/i18n.ts'

/** The list of finished games with its texts: for `lazy`. */
export async function loadFinishedBotGames() {
  const [{ FinishedBotGames }] = await Promise.all([
    import('./FinishedBotGames.tsx'),
    i18n.loadNamespaces('bot'),
  ])
  return { default: FinishedBotGames }
}
