import type { useRouter } from '@tanstack/react-router'
import { loadAppearancePanel } from '../appearance/loadAppearancePanel.ts'
import { pictures } from '../appearance/pictures.ts'
import grain from '../board/art/grain.svg'
import pieces from '../board/art/pieces.svg'
import { loadTexts } from '../i18n/i18n.ts'
import { loadSynthesizer } from '../sound/hear.ts'
import { loadBotGame } from './loadBotGame.ts'
import { keepSpareWorker } from './spareWorker.ts'

/**
 * Fetches what a game against the bot will need: its scripts, texts and pictures, and the ways out of it. When that is
 * done, one can be started and finished with the network gone. Rejects where something could not be had.
 */
export async function preloadBotGame(router: ReturnType<typeof useRouter>): Promise<void> {
  await Promise.all([
    keepSpareWorker(),
    loadBotGame(),
    import('../game/GameScreen.tsx'),
    loadAppearancePanel(),
    loadSynthesizer(),
    ...[pieces, grain, ...pictures].map(loadPicture),
    router.preloadRoute({ to: '/game/$gameId', params: { gameId: 'bot-' } }),
    router.preloadRoute({ to: '/game/$gameId/review', params: { gameId: 'bot-' } }),
    router.preloadRoute({ to: '/' }),
    router.preloadRoute({ to: '/profile' }),
  ])
  // A route that could not be fetched says nothing.
  await loadTexts('bot', 'game', 'appearance', 'review')
}

function loadPicture(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const picture = new Image()
    picture.onload = () => resolve()
    picture.onerror = () => reject(new Error(`${url} could not be had`))
    picture.src = url
  })
}
