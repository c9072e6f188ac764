import { idempotencyKey, withdrawal, withdrawalBody, withdrawalList } from '@lance/contract'
import { z } from 'zod'
import { networkOf } from '../../kernel/networkOf.ts'
import { type App, orRefuse, speakerOf } from '../../kernel/routing.ts'
import { readDevice } from '../../people/accounts/index.ts'
import { makeWithdrawal } from './makeWithdrawal.ts'
import { requestWithdrawal, type WithdrawalsContext } from './requestWithdrawal.ts'
import { selectWithdrawalsOf } from './withdrawalStore.ts'

const LISTED_MAX = 50
const tags = ['wallet']
const headers = z.looseObject({ 'idempotency-key': idempotencyKey.optional() })

/** The endpoints of withdrawals. Operators decide about them on the command line. */
export function withdrawalRoutes(ctx: WithdrawalsContext): (app: App) => void {
  return (app) => {
    app.get(
      '/withdrawals',
      { config: { auth: 'user' }, schema: { tags, response: { 200: withdrawalList } } },
      async (request) => {
        const { userId } = speakerOf(request)
        const rows = await selectWithdrawalsOf(ctx.db, { userId, limit: LISTED_MAX })
        return { items: rows.map(makeWithdrawal), nextCursor: null }
      },
    )
    app.post(
      '/withdrawals',
      {
        config: { auth: 'user', perMinute: 10 },
        schema: { tags, headers, body: withdrawalBody, response: { 201: withdrawal } },
      },
      async (request, reply) => {
        const answer = await requestWithdrawal(ctx, speakerOf(request), {
          body: request.body,
          key: request.headers['idempotency-key'] ?? null,
          origin: { ...readDevice(request.headers['user-agent']), network: networkOf(request.ip) },
        })
        return reply.status(201).send(orRefuse(answer).withdrawal)
      },
    )
  }
}
