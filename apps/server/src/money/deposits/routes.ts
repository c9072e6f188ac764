import { depositBody, depositList, idempotencyKey, startedDeposit } from '@lance/contract'
import { z } from 'zod'
import { type App, orRefuse, speakerOf } from '../../kernel/routing.ts'
import { listDeposits } from './listDeposits.ts'
import { type DepositsContext, startDeposit } from './startDeposit.ts'

const tags = ['wallet']
const headers = z.looseObject({ 'idempotency-key': idempotencyKey.optional() })

/** The endpoints of deposits. The browser goes to the provider's page; only a webhook brings the money. */
export function depositRoutes(ctx: DepositsContext): (app: App) => void {
  return (app) => {
    app.get(
      '/deposits',
      { config: { auth: 'user' }, schema: { tags, response: { 200: depositList } } },
      (request) => listDeposits(ctx, speakerOf(request)),
    )
    app.post(
      '/deposits',
      {
        config: { auth: 'user', perMinute: 20 },
        schema: { tags, headers, body: depositBody, response: { 201: startedDeposit } },
      },
      async (request, reply) => {
        const { started } = orRefuse(
          await startDeposit(ctx, speakerOf(request), {
            amountReais: request.body.amount,
            key: request.headers['idempotency-key'] ?? null,
            language: request.language,
          }),
        )
        return reply.status(201).send(started)
      },
    )
  }
}
