import { walletCalls } from '@lance/contract'
import { networkOf } from '../../kernel/networkOf.ts'
import { type App, callerOf, orRefuse } from '../../kernel/routing.ts'
import { serveCall } from '../../kernel/serveCall.ts'
import { readDevice } from '../../people/accounts/index.ts'
import { makeWithdrawal } from './makeWithdrawal.ts'
import { requestWithdrawal, type WithdrawalsContext } from './requestWithdrawal.ts'
import { selectWithdrawalsOf } from './withdrawalStore.ts'

const LISTED_MAX = 50

/** The endpoints of withdrawals. Operators decide about them on the command line. */
export function withdrawalRoutes(ctx: WithdrawalsContext): (app: App) => void {
  return (app) => {
    serveCall(app, walletCalls.listWithdrawals, async (request) => {
      const { userId } = callerOf(request)
      const rows = await selectWithdrawalsOf(ctx.db, { ...ctx, userId, limit: LISTED_MAX })
      return { items: rows.map(makeWithdrawal), nextCursor: null }
    })
    serveCall(app, walletCalls.requestWithdrawal, async (request) => {
      const answer = await requestWithdrawal(ctx, callerOf(request), {
        body: request.body,
        key: request.headers['idempotency-key'] ?? null,
        origin: { ...readDevice(request.headers['user-agent']), network: networkOf(request.ip) },
      })
      return orRefuse(answer).withdrawal
    })
  }
}
