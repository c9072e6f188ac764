import { useEffect } from 'react'
import type { EngineHelp } from '../../net/session/useEngineHelp.ts'
import { startMaking } from './making.ts'
import type { Training, TrainingState } from './training.ts'

/** Makes what is missing while the page is shown and no live game is played. */
export function useMaking(training: Training | null, help: EngineHelp): void {
  useEffect(() => {
    if (training !== null && help === 'allowed') startMaking(training)
  }, [training, help])
}

/** So long after a change, so that the answers of a few exercises go together. */
const SYNC_AFTER_MS = 2000

/**
 * Keeps the player's training the same on all devices, and has their latest online games looked through: when the page opens,
 * after changes, and when the network is back. What fails is tried again at the next of these.
 */
export function useSync(
  training: Training | null,
  { state, isWanted, isMember }: { state: TrainingState | undefined; isWanted: boolean; isMember: boolean },
): void {
  const changes = `${state?.reviews.length} ${state?.exercises.length} ${state?.deleted.size} ${state?.games.length}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is sent
  useEffect(() => {
    if (training === null || !isWanted) return
    const controller = new AbortController()
    let isRunning = false
    const sync = () => {
      if (isRunning) return
      isRunning = true
      const { signal } = controller
      import('./exchangeTraining.ts')
        .then(({ exchangeTraining }) => exchangeTraining(training, { isMember, signal }))
        .then(() => startMaking(training))
        .catch(() => {})
        .finally(() => {
          isRunning = false
        })
    }
    const timer = setTimeout(sync, SYNC_AFTER_MS)
    window.addEventListener('online', sync)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', sync)
      controller.abort()
    }
  }, [training, isWanted, isMember, changes])
}
