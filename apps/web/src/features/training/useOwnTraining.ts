import { rateTraining, type Schedule, scheduleAll, type TrainingRating } from '@lance/domain/training'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { ownTraining } from './ownTraining.ts'
import type { Training, TrainingState } from './training.ts'

/** The player's training in this browser, and what follows from its answers; null until it is read. */
export type OwnTraining = {
  training: Training
  state: TrainingState
  schedule: Schedule
  rating: TrainingRating
}

export function useOwnTraining(playerId: string): OwnTraining | null {
  const [training, setTraining] = useState<Training | null>(null)
  useEffect(() => {
    let isGone = false
    void ownTraining(playerId).then((opened) => {
      if (!isGone) setTraining(opened)
    })
    return () => {
      isGone = true
    }
  }, [playerId])
  const own = training?.playerId === playerId ? training : null
  useReloadWhenShown(own)
  const state = useSyncExternalStore(own?.subscribe ?? subscribeToNothing, () => own?.get() ?? null)
  return useMemo(() => {
    if (own === null || state === null) return null
    const { reviews } = state
    return { training: own, state, schedule: scheduleAll(reviews), rating: rateTraining(reviews) }
  }, [own, state])
}

const subscribeToNothing = () => () => {}

/** Another tab may have trained meanwhile. */
function useReloadWhenShown(training: Training | null): void {
  useEffect(() => {
    if (training === null) return
    const reload = () => {
      if (document.visibilityState === 'visible') void training.reload()
    }
    document.addEventListener('visibilitychange', reload)
    return () => document.removeEventListener('visibilitychange', reload)
  }, [training])
}
