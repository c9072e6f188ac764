import { identityCalls } from '@lance/contract'
import { networkOf } from '../../kernel/networkOf.ts'
import { type App, callerOf, orRefuse } from '../../kernel/routing.ts'
import { serveCall } from '../../kernel/serveCall.ts'
import { cancelOwnRecovery, cancelRecovery } from './cancelRecovery.ts'
import { readOwnRecovery } from './readOwnRecovery.ts'
import type { RecoveryContext } from './recoveryContext.ts'
import { startRecovery } from './startRecovery.ts'

/** The endpoints of recoveries ([ACCOUNT-67] to [ACCOUNT-71]). */
export function recoveryRoutes(ctx: RecoveryContext): (app: App) => void {
  return (app) => {
    serveCall(app, identityCalls.startRecovery, async ({ body: { token, ...person }, ip }) => {
      orRefuse(await ctx.limits.countAttempt('guess', networkOf(ip)))
      return orRefuse(await startRecovery(ctx, { token, person, network: networkOf(ip) })).state
    })
    serveCall(app, identityCalls.cancelRecovery, async ({ body, ip }) => {
      orRefuse(await cancelRecovery(ctx, { token: body.token, network: networkOf(ip) }))
    })
    serveCall(app, identityCalls.readOwnRecovery, (request) => readOwnRecovery(ctx, callerOf(request)))
    serveCall(app, identityCalls.cancelOwnRecovery, (request) => cancelOwnRecovery(ctx, callerOf(request)))
  }
}
