import { reviewCalls } from '@lance/contract'
import type { Context } from '../../kernel/context.ts'
import { type App, callerOf, orRefuse } from '../../kernel/routing.ts'
import { serveCall } from '../../kernel/serveCall.ts'
import { readReview } from './readReview.ts'
import { storeReview } from './storeReview.ts'

/**
 * Routes for the engine's review of the user's own games. The browser's engine makes it; the server stores
 * it.
 */
export function reviewRoutes(ctx: Context): (app: App) => void {
  return (app) => {
    serveCall(app, reviewCalls.readReview, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return orRefuse(await readReview(ctx, callerOf(request), request.params.id)).review
    })
    serveCall(app, reviewCalls.storeReview, async (request) => {
      orRefuse(await storeReview(ctx, callerOf(request), request.params.id, request.body))
    })
  }
}
