import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { releaseSpareWorker } from '../bot/index.ts'
import { preloadBotGame } from './preloadBotGame.ts'

/** Preloads the game while the player makes choices; returns true once it can be played offline. */
export function useBotGamePreload(): boolean {
  const router = useRouter()
  const [isPreloaded, setPreloaded] = useState(false)
  useEffect(() => {
    // What can't be loaded now is loaded again when needed, and fails visibly then.
    preloadBotGame(router).then(
      () => setPreloaded(true),
      () => {},
    )
    return releaseSpareWorker
  }, [router])
  return isPreloaded
}
