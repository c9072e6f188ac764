import { useEffect } from 'react'
import { syncTraining } from './syncTraining.ts'
import type { Training, TrainingState } from './training.ts'

/** So long after a change, so that the answers of a few exercises go together. */
const SYNC_AFTER_MS = 2000

/**
 * Keeps the player's training the same on all devices: when the page opens, after changes, and when the network is back. What
 * fails is tried again at the next of these.
 */
export function useSync(
  training: Training | null,
  { state, isWanted }: { state: TrainingState | undefined; isWanted: boolean },
): void {
  const changes = `${state?.reviews.length} ${state?.exercises.length} ${state?.deleted.size}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change is sent
  useEffect(() => {
    if (training === null || !isWanted) return
    const controller = new AbortController()
    let isRunning = false
    const sync = () => {
      if (isRunning) return
      isRunning = true
      syncTraining(training, controller.signal)
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
  }, [training, isWanted, changes])
}
