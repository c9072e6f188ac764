import type { Context } from '../../kernel/context.ts'
import { deleteDays, selectOfGame, setWithdrawn } from './puzzleStore.ts'

/** `waiting`: no day has shown the puzzle. `published`: a day has it. */
export type PuzzleState = 'waiting' | 'published' | 'withdrawn'

/**
 * Withdraws the puzzle from a game, for good. A day that has it has the historic puzzle at once; a day that is still to be settled
 * is given another. Returns what the puzzle was; null if no puzzle comes from that game.
 */
export async function withdrawPuzzle(
  { db, time }: Pick<Context, 'db' | 'time'>,
  { gameId }: { gameId: string },
): Promise<PuzzleState | null> {
  return db.transaction().execute(async (trx) => {
    const found = await selectOfGame(trx, gameId)
    if (found === null) return null
    await setWithdrawn(trx, { ...found, now: new Date(time.nowMs()) })
    const days = await deleteDays(trx, found)
    if (found.isWithdrawn) return 'withdrawn'
    return days > 0 ? 'published' : 'waiting'
  })
}
