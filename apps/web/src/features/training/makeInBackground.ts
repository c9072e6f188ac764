import { startMaking } from './making.ts'
import { ownTraining } from './ownTraining.ts'

/** Makes what is not made yet, without a screen. */
export async function makeInBackground(playerId: string): Promise<void> {
  startMaking(await ownTraining(playerId))
}
