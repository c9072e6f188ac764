import type { AskedGame } from './trainingFiles.ts'

/** Asking for exercises of many games. `made`: made already, or asked for; `most`: so many more may be asked for now. */
export type Asking = {
  made: ReadonlySet<string>
  most: number
  ask: (games: readonly AskedGame[]) => Promise<void>
}

export async function openAsking(playerId: string): Promise<Asking> {
  const [{ ownTraining }, { ASKED_MAX }] = await Promise.all([
    import('./ownTraining.ts'),
    import('./training.ts'),
  ])
  const training = await ownTraining(playerId)
  await training.reload()
  const { made, asked } = training.get()
  return {
    made: new Set([...made, ...asked.map(({ gameId }) => gameId)]),
    most: Math.max(0, ASKED_MAX - asked.length),
    ask: (games) => training.askMany(games),
  }
}
