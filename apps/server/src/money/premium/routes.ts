import { premiumCalls } from '@lance/contract'
import { type App, callerOf, orRefuse } from '../../kernel/routing.ts'
import { serveCall } from '../../kernel/serveCall.ts'
import { readPremium } from './readPremium.ts'
import { cancelSubscription, resumeSubscription } from './renewSubscription.ts'
import { type PremiumContext, startSubscription } from './startSubscription.ts'

/** The endpoints of the premium plan. The browser pays on the provider's page; a webhook makes the member. */
export function premiumRoutes(ctx: PremiumContext): (app: App) => void {
  return (app) => {
    serveCall(app, premiumCalls.readPremium, (request) => readPremium(ctx, callerOf(request).userId))
    serveCall(app, premiumCalls.startSubscription, async (request) => {
      const key = request.headers['idempotency-key'] ?? null
      const { language } = request
      const { started } = orRefuse(await startSubscription(ctx, callerOf(request), { key, language }))
      return started
    })
    serveCall(app, premiumCalls.cancelSubscription, async (request) => {
      const { userId } = callerOf(request)
      orRefuse(await cancelSubscription(ctx, userId))
      return readPremium(ctx, userId)
    })
    serveCall(app, premiumCalls.resumeSubscription, async (request) => {
      const { userId } = callerOf(request)
      orRefuse(await resumeSubscription(ctx, userId))
      return readPremium(ctx, userId)
    })
  }
}
