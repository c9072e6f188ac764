import type { Context } from '../../kernel/context.ts'
import type { App } from '../../kernel/routing.ts'
import type { Sweep } from '../../kernel/sweep.ts'
import { chooseNextDay } from './chooseNextDay.ts'
import { GAME_AGE_MAX_MS, lookForPuzzle } from './lookForPuzzle.ts'
import { openConfirmer } from './openConfirmer.ts'
import { deleteOldRefused } from './puzzleStore.ts'
import { openPuzzleReader } from './readPuzzles.ts'
import { puzzleRoutes } from './routes.ts'

/** One mistake a minute: some ten seconds of the engine, and rest. */
const LOOK_EVERY_MS = 60_000
const DELETED_AT_ONCE = 500

/** Opens the day's puzzles from players' games, on a server. */
export function openPuzzles(ctx: Context): {
  routes: (app: App) => void
  sweeps: readonly Sweep[]
  stop: () => Promise<void>
} {
  const { db, time } = ctx
  const confirmer = openConfirmer({ isStopping: ctx.draining })
  return {
    routes: puzzleRoutes(ctx, openPuzzleReader(ctx)),
    sweeps: [
      {
        name: 'puzzles',
        everyMs: LOOK_EVERY_MS,
        async run() {
          await chooseNextDay(ctx)
          await lookForPuzzle({ db, time, confirm: confirmer.confirm })
          const before = new Date(time.nowMs() - GAME_AGE_MAX_MS)
          await deleteOldRefused(db, { before, limit: DELETED_AT_ONCE })
        },
      },
    ],
    stop: confirmer.close,
  }
}
