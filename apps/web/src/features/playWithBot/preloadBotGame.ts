import type { useRouter } from '@tanstack/react-router'
import { loadTexts } from '../../i18n/i18n.ts'
import { pictures } from '../appearance/index.ts'
import grain from '../board/art/grain.svg'
import pieces from '../board/art/pieces.svg'
import { keepSpareWorker } from '../bot/index.ts'
import { loadSynthesizer } from '../sound/index.ts'

/**
 * Fetches everything that a game against the bot needs: its scripts, texts and pictures, and the screens it
 * leads to. After that, a game can be started and finished offline. Rejects if anything could not be loaded.
 */
export async function preloadBotGame(router: ReturnType<typeof useRouter>): Promise<void> {
  await Promise.all([
    keepSpareWorker(),
    import('../bot/BotGame.tsx'),
    import('../game/GameScreen.tsx'),
    import('../appearance/AppearancePanel.tsx'),
    loadSynthesizer(),
    ...[pieces, grain, ...pictures].map(loadPicture),
    router.preloadRoute({ to: '/game/$gameId', params: { gameId: 'bot-' } }),
    router.preloadRoute({ to: '/game/$gameId/review', params: { gameId: 'bot-' } }),
    router.preloadRoute({ to: '/' }),
    router.preloadRoute({ to: '/profile' }),
  ])
  // A route that could not be preloaded does not reject.
  await loadTexts('bot', 'game', 'appearance', 'review')
}

function loadPicture(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const picture = new Image()
    picture.onload = () => resolve()
    picture.onerror = () => reject(new Error(`${url} could not be loaded`))
    picture.src = url
  })
}
