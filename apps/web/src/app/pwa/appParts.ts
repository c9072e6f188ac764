import { afterFirstView } from '../../base/laterParts.ts'
import { loadWithTexts } from '../../i18n/i18n.ts'

/** The app's notices over every screen, for `lazyPart`; they load after the first view. */
export async function loadAppNotices() {
  await afterFirstView
  return loadWithTexts(() => import('./AppNotices.tsx'), 'AppNotices', 'app')
}

/** What replaces a screen that needs the network, for `lazyPart`. */
export const loadNeedsNetwork = () => loadWithTexts(() => import('./NeedsNetwork.tsx'), 'NeedsNetwork', 'app')

/** Whether a screen works without the server: home, games against the bot, the analysis, the training, and the stored games. */
export function worksOffline({
  pathname,
  search,
}: {
  pathname: string
  search: { view?: unknown }
}): boolean {
  if (pathname === '/profile') return search.view === 'games'
  return (
    pathname === '/' ||
    pathname === '/play-with-bot' ||
    pathname === '/analysis' ||
    pathname === '/analysis/games' ||
    pathname === '/train' ||
    pathname === '/train/numbers' ||
    pathname === '/puzzle' ||
    pathname.startsWith('/game/bot-')
  )
}
