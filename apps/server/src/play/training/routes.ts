import { trainingCalls } from '@lance/contract'
import type { Context } from '../../kernel/context.ts'
import { type App, callerOf, orRefuse } from '../../kernel/routing.ts'
import { serveCall } from '../../kernel/serveCall.ts'
import { pushTraining } from './pushTraining.ts'
import { readTraining } from './readTraining.ts'

/** Routes for the player's own training. Their browser makes the exercises; the server keeps them. */
export function trainingRoutes(ctx: Context): (app: App) => void {
  return (app) => {
    serveCall(app, trainingCalls.readTraining, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return orRefuse(await readTraining(ctx, callerOf(request), request.query)).changes
    })
    serveCall(app, trainingCalls.pushTraining, async (request) => {
      const { ok: _, ...pushed } = orRefuse(await pushTraining(ctx, callerOf(request), request.body))
      return pushed
    })
  }
}
