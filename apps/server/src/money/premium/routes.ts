import { emptyBody, idempotencyKey, premiumState, startedSubscription } from '@lance/contract'
import { z } from 'zod'
import { type App, orRefuse, speakerOf } from '../../kernel/routing.ts'
import { readPremium } from './readPremium.ts'
import { cancelSubscription, resumeSubscription } from './renewSubscription.ts'
import { type PremiumContext, startSubscription } from './startSubscription.ts'

const tags = ['premium']
const auth = 'user' as const
const headers = z.looseObject({ 'idempotency-key': idempotencyKey.optional() })
const response = { 200: premiumState }

/** The endpoints of the premium plan. The browser pays on the provider's page; a webhook makes the member. */
export function premiumRoutes(ctx: PremiumContext): (app: App) => void {
  return (app) => {
    app.get('/subscriptions', { config: { auth }, schema: { tags, response } }, (request) =>
      readPremium(ctx, speakerOf(request).userId),
    )
    app.post(
      '/subscriptions',
      {
        config: { auth, perMinute: 20 },
        schema: { tags, headers, body: emptyBody, response: { 201: startedSubscription } },
      },
      async (request, reply) => {
        const key = request.headers['idempotency-key'] ?? null
        const { language } = request
        const { started } = orRefuse(await startSubscription(ctx, speakerOf(request), { key, language }))
        return reply.status(201).send(started)
      },
    )
    app.delete(
      '/subscriptions',
      { config: { auth, perMinute: 20 }, schema: { tags, response } },
      async (request) => {
        const { userId } = speakerOf(request)
        orRefuse(await cancelSubscription(ctx, userId))
        return readPremium(ctx, userId)
      },
    )
    app.post(
      '/subscriptions/resume',
      { config: { auth, perMinute: 20 }, schema: { tags, body: emptyBody, response } },
      async (request) => {
        const { userId } = speakerOf(request)
        orRefuse(await resumeSubscription(ctx, userId))
        return readPremium(ctx, userId)
      },
    )
  }
}
