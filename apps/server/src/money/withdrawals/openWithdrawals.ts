import type { Context } from '../../kernel/context.ts'
import type { App } from '../../kernel/routing.ts'
import type { ProvePassword, RememberCpf } from './requestWithdrawal.ts'
import { withdrawalRoutes } from './routes.ts'

/** Opens withdrawals on a server. */
export function openWithdrawals(
  ctx: Context,
  { provePassword, rememberCpf }: { provePassword: ProvePassword; rememberCpf: RememberCpf },
): { routes: (app: App) => void } {
  return { routes: withdrawalRoutes({ ...ctx, provePassword, rememberCpf }) }
}
