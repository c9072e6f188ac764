import type { Context } from '../../kernel/context.ts'
import type { App } from '../../kernel/routing.ts'
import { openReader } from './openReader.ts'
import { collectionRoutes } from './routes.ts'

/** Opens the members' collections of games on a server: what all devices of a player share of them. */
export function openCollection(ctx: Context): {
  routes: (app: App) => void
  sweeps: readonly []
  stop: () => Promise<void>
} {
  const reader = openReader()
  return { routes: collectionRoutes({ ...ctx, reader }), sweeps: [], stop: reader.close }
}
