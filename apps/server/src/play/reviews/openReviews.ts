import type { Context } from '../../kernel/context.ts'
import type { App } from '../../kernel/routing.ts'
import { reviewRoutes } from './routes.ts'

/** Opens the stored reviews on a server: the engine's reviews of members' own games. */
export function openReviews(ctx: Context): { routes: (app: App) => void; sweeps: readonly [] } {
  return { routes: reviewRoutes(ctx), sweeps: [] }
}
