import type { Context } from '../../kernel/context.ts'
import type { App } from '../../kernel/routing.ts'
import type { Sweep } from '../../kernel/sweep.ts'
import { makeRankMarks } from './makeRankMarks.ts'
import { type LiveGamesReader, openLiveGames } from './openLiveGames.ts'
import { hallOfFameRoutes } from './routes.ts'

/** Opens what everyone may see: the hall of fame, the live games, and each player's public page. */
export function openHallOfFame(ctx: Context): {
  routes: (app: App) => void
  readLiveGames: LiveGamesReader
  sweeps: readonly Sweep[]
} {
  const readLiveGames = openLiveGames(ctx)
  return {
    routes: hallOfFameRoutes(ctx, readLiveGames),
    readLiveGames,
    sweeps: [{ name: 'rank marks', everyMs: 60_000, run: () => makeRankMarks(ctx) }],
  }
}
