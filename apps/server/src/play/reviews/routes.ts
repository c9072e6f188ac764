import { gameId, gameReviewRecord } from '@lance/contract'
import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { type App, orRefuse, speakerOf } from '../../kernel/routing.ts'
import { readReview } from './readReview.ts'
import { storeReview } from './storeReview.ts'

const tags = ['reviews']
const params = z.object({ id: gameId })

/** The largest review, in bytes: about 200 per position. */
export const REVIEW_MAX_BYTES = 262_144

/**
 * Routes for the engine's review of the user's own games. The browser's engine makes it; the server stores
 * it.
 */
export function reviewRoutes(ctx: Context): (app: App) => void {
  return (app) => {
    app.get(
      '/api/game/:id/review',
      {
        config: { auth: 'user', perMinute: 60 },
        schema: { tags, params, response: { 200: gameReviewRecord } },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        return orRefuse(await readReview(ctx, speakerOf(request), request.params.id)).review
      },
    )
    app.put(
      '/api/game/:id/review',
      {
        bodyLimit: REVIEW_MAX_BYTES,
        config: { auth: 'user', perMinute: 20 },
        schema: {
          tags,
          params,
          body: gameReviewRecord,
          response: { 204: z.null().describe('No content') },
        },
      },
      async (request, reply) => {
        orRefuse(await storeReview(ctx, speakerOf(request), request.params.id, request.body))
        return reply.status(204).send(null)
      },
    )
  }
}
