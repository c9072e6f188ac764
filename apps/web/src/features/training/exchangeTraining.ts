import { askOnlineGames } from './askOnlineGames.ts'
import { syncTraining } from './syncTraining.ts'
import type { Training } from './training.ts'

type Exchange = { isMember: boolean; signal: AbortSignal }

/** Makes the training the same on all devices, then looks for online games to be looked through. Rejects without an answer. */
export async function exchangeTraining(training: Training, { isMember, signal }: Exchange): Promise<void> {
  await syncTraining(training, signal)
  await askOnlineGames(training, { isMember, signal })
}
