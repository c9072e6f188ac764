import type { Context } from '../../kernel/context.ts'
import type { App } from '../../kernel/routing.ts'
import type { Sweep } from '../../kernel/sweep.ts'
import { countGames } from './countGames.ts'
import { type HistoricBook, readHistoricBook } from './historicBook.ts'
import { explorerRoutes } from './routes.ts'
import { openRunningPositions } from './runningPositions.ts'

const COUNT_EVERY_MS = 5000

/** Opens the opening explorer: what was played from a position, and how it scored. */
export function openExplorer(ctx: Context): { routes: (app: App) => void; sweeps: readonly Sweep[] } {
  let historic: Promise<HistoricBook> | null = null
  const parts = {
    isRunning: openRunningPositions(ctx),
    readHistoric: () => {
      historic ??= readHistoricBook()
      return historic
    },
  }
  return {
    routes: explorerRoutes(ctx, parts),
    sweeps: [{ name: 'explorer', everyMs: COUNT_EVERY_MS, run: () => countGames(ctx) }],
  }
}
