import { collectionCalls } from '@lance/contract'
import type { Context } from '../../kernel/context.ts'
import { type App, callerOf, orRefuse } from '../../kernel/routing.ts'
import { serveCall } from '../../kernel/serveCall.ts'
import type { Reader } from './openReader.ts'
import { pushCollection } from './pushCollection.ts'
import { readCollection } from './readCollection.ts'

/** Routes for the player's own collection of games. */
export function collectionRoutes(ctx: Context & { reader: Reader }): (app: App) => void {
  return (app) => {
    serveCall(app, collectionCalls.readCollection, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return readCollection(ctx, callerOf(request), request.query)
    })
    serveCall(app, collectionCalls.pushCollection, async (request) => {
      return orRefuse(await pushCollection(ctx, callerOf(request), request.body)).pushed
    })
  }
}
