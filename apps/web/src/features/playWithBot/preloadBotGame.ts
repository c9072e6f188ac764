import type { useRouter } from '@tanstack/react-router'
import { loadTexts } from '../../i18n/i18n.ts'
import glass from '../appearance/art/glass3d.svg'
import marble from '../appearance/art/marble3d.svg'
import speckle from '../appearance/art/speckle.svg'
import waves from '../appearance/art/waves.svg'
import wood from '../appearance/art/wood3d.svg'
import facets from '../appearance/pieces/facets.svg'
import neo from '../appearance/pieces/neo.svg'
import tokens from '../appearance/pieces/tokens.svg'
import grain from '../board/art/grain.svg'
import pieces from '../board/art/pieces.svg'
import { keepSpareWorker } from '../bot/index.ts'
import { loadSynthesizer } from '../sound/index.ts'

/** Every picture that a theme or a piece set may need, for caching before the network is lost. */
const pictures: readonly string[] = [wood, marble, glass, waves, speckle, neo, facets, tokens]

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
    import('../pace/MorePaces.tsx'),
    import('../pace/OwnPace.tsx'),
    import('../table/endParts.ts'),
    import('../table/OpeningSoFar.tsx'),
    import('../../design/BotFace.tsx'),
    loadSynthesizer(),
    ...[pieces, grain, ...pictures].map(loadPicture),
    router.preloadRoute({ to: '/game/$gameId', params: { gameId: 'bot-' } }),
    router.preloadRoute({ to: '/game/$gameId/review', params: { gameId: 'bot-' } }),
    router.preloadRoute({ to: '/' }),
    router.preloadRoute({ to: '/profile' }),
  ])
  // A route that could not be preloaded does not reject.
  await loadTexts('bot', 'game', 'appearance', 'review', 'pace')
}

function loadPicture(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const picture = new Image()
    picture.onload = () => resolve()
    picture.onerror = () => reject(new Error(`${url} could not be loaded`))
    picture.src = url
  })
}
