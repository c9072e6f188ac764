import type { Context } from '../context.ts'
import type { App } from '../routing.ts'
import { reviewRoutes } from './routes.ts'

/** Opens the stored reviews on a server: the engine's reviews of members' own games. */
export function openReviews(ctx: Context): { routes: (app: App) => void; sweeps: readonly [] } {
  return { routes: reviewRoutes(ctx), sweeps: [] }
}
