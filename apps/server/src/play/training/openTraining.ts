import type { Context } from '../../kernel/context.ts'
import type { App } from '../../kernel/routing.ts'
import { trainingRoutes } from './routes.ts'

/** Opens the players' training on a server: what all devices of a player share of it. */
export function openTraining(ctx: Context): { routes: (app: App) => void; sweeps: readonly [] } {
  return { routes: trainingRoutes(ctx), sweeps: [] }
}
