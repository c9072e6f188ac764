import type { Context } from '../../kernel/context.ts'
import type { App } from '../../kernel/routing.ts'
import type { Sweep } from '../../kernel/sweep.ts'
import { makeRankMarks } from './makeRankMarks.ts'
import { openLiveGames } from './openLiveGames.ts'
import { hallOfFameRoutes } from './routes.ts'

/** Opens what everyone may see: the hall of fame, the live games, and each player's public page. */
export function openHallOfFame(ctx: Context): {
  routes: (app: App) => void
  sweeps: readonly Sweep[]
} {
  return {
    routes: hallOfFameRoutes(ctx, openLiveGames(ctx)),
    sweeps: [{ name: 'rank marks', everyMs: 60_000, run: () => makeRankMarks(ctx) }],
  }
}
