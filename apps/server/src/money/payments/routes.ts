import { operationCalls } from '@lance/contract'
import type { Context } from '../../kernel/context.ts'
import { type App, orRefuse } from '../../kernel/routing.ts'
import { serveCall } from '../../kernel/serveCall.ts'
import type { PaymentProvider } from './paymentProvider.ts'
import { receiveWebhook } from './receiveWebhook.ts'

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
      { parseAs: 'buffer', bodyLimit: operationCalls.receiveWebhook.bodyMaxBytes },
      (_request, body, done) => done(null, body),
    )
    serveCall(app, operationCalls.receiveWebhook, async ({ params, body, headers }) => {
      const header = (name: string) => {
        const value = headers[name]
        return typeof value === 'string' ? value : undefined
      }
      const rawBody = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      orRefuse(await receiveWebhook(ctx, { provider: params.provider, rawBody, header }))
      onKept()
      return { received: true as const }
    })
  }
}
