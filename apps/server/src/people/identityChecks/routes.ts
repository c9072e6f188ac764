import { identityCalls } from '@lance/contract'
import { networkOf } from '../../kernel/networkOf.ts'
import { type App, callerOf, orRefuse } from '../../kernel/routing.ts'
import { serveCall } from '../../kernel/serveCall.ts'
import type { IdentityContext } from './identityContext.ts'
import { readIdentity } from './readIdentity.ts'
import { receiveHint } from './receiveHint.ts'
import { startCheck } from './startCheck.ts'

/** The endpoints of identity checks ([ACCOUNT-60] to [ACCOUNT-66]). */
export function identityRoutes(ctx: IdentityContext): (app: App) => void {
  return (app) => {
    serveCall(app, identityCalls.readIdentity, (request) => readIdentity(ctx, callerOf(request).userId))
    serveCall(app, identityCalls.startIdentity, async (request) => {
      const asked = { body: request.body, network: networkOf(request.ip) }
      return orRefuse(await startCheck(ctx, callerOf(request), asked)).state
    })
    serveCall(app, identityCalls.receiveIdentityHint, async ({ body }) => {
      await receiveHint(ctx, body.reference)
    })
  }
}
