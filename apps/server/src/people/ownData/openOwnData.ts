import type { Context } from '../../kernel/context.ts'
import type { OwnDataPart } from '../../kernel/ownDataPart.ts'
import type { ProveOwner } from '../../kernel/ownerProof.ts'
import type { App } from '../../kernel/routing.ts'
import { ownDataRoutes } from './routes.ts'

/**
 * Opens what users may do about their own data: export all of it, and close their account. `parts`: what each
 * capability stores about a user.
 */
export function openOwnData(
  ctx: Context,
  { parts, proveOwner }: { parts: readonly OwnDataPart[]; proveOwner: ProveOwner },
): { routes: (app: App) => void } {
  return { routes: ownDataRoutes({ ...ctx, parts, proveOwner }) }
}
