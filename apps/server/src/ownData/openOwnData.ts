import type { Context } from '../context.ts'
import type { OwnDataPart } from '../ownDataPart.ts'
import type { App } from '../routing.ts'
import type { ProvePassword } from './closeAccount.ts'
import { ownDataRoutes } from './routes.ts'

/**
 * Opens what somebody may do about his own data: take all of it with him, and close his account. `parts`: what each
 * capability keeps of a user.
 */
export function openOwnData(
  ctx: Context,
  { parts, provePassword }: { parts: readonly OwnDataPart[]; provePassword: ProvePassword },
): { routes: (app: App) => void } {
  return { routes: ownDataRoutes({ ...ctx, parts, provePassword }) }
}
