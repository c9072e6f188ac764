import { webhookAnswer } from '@lance/contract'
import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { type App, orRefuse } from '../../kernel/routing.ts'
import type { PaymentProvider } from './paymentProvider.ts'
import { receiveWebhook } from './receiveWebhook.ts'

export const WEBHOOK_MAX_BYTES = 524_288
/** A provider sends the events of all users from a few addresses. */
const PER_MINUTE = 6000

/**
 * The endpoint of the provider's webhooks, in its own scope: the signature covers the exact bytes of the
 * body, so nothing may parse them first. Answers 200 as soon as the event is stored; `onKept` has it applied.
 */
export function webhookRoutes(
  ctx: Pick<Context, 'db' | 'time' | 'log'> & { provider: PaymentProvider },
  { onKept }: { onKept: () => void },
): (app: App) => void {
  return (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: WEBHOOK_MAX_BYTES },
      (_request, body, done) => done(null, body),
    )
    app.post(
      '/webhooks/:provider',
      {
        config: { auth: 'anyone', perMinute: PER_MINUTE },
        bodyLimit: WEBHOOK_MAX_BYTES,
        schema: {
          tags: ['payments'],
          params: z.object({ provider: z.string().max(32) }),
          response: { 200: webhookAnswer },
        },
      },
      async ({ params, body, headers }) => {
        const header = (name: string) => {
          const value = headers[name]
          return typeof value === 'string' ? value : undefined
        }
        const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
        orRefuse(await receiveWebhook(ctx, { provider: params.provider, rawBody, header }))
        onKept()
        return { received: true as const }
      },
    )
  }
}
