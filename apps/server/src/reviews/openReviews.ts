import type { Context } from '../context.ts'
import type { App } from '../routing.ts'
import { reviewRoutes } from './routes.ts'

/** Opens the stored reviews of a server: what the engine thought of a member's own games, kept with them. */
export function openReviews(ctx: Context): { routes: (app: App) => void; sweeps: readonly [] } {
  return { routes: reviewRoutes(ctx), sweeps: [] }
}
