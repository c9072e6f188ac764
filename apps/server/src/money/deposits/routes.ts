import { walletCalls } from '@lance/contract'
import { type App, callerOf, orRefuse } from '../../kernel/routing.ts'
import { serveCall } from '../../kernel/serveCall.ts'
import { listDeposits } from './listDeposits.ts'
import { type DepositsContext, startDeposit } from './startDeposit.ts'

/** The endpoints of deposits. The browser goes to the provider's page; only a webhook brings the money. */
export function depositRoutes(ctx: DepositsContext): (app: App) => void {
  return (app) => {
    serveCall(app, walletCalls.listDeposits, (request) => listDeposits(ctx, callerOf(request)))
    serveCall(app, walletCalls.startDeposit, async (request) => {
      const { started } = orRefuse(
        await startDeposit(ctx, callerOf(request), {
          amountReais: request.body.amount,
          key: request.headers['idempotency-key'] ?? null,
          language: request.language,
        }),
      )
      return started
    })
  }
}
