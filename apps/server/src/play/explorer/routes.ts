import { explorerCalls } from '@lance/contract'
import type { Context } from '../../kernel/context.ts'
import { type App, callerOf, orRefuse } from '../../kernel/routing.ts'
import { serveCall } from '../../kernel/serveCall.ts'
import { listOwnGames } from './listOwnGames.ts'
import { mayHaveEngine } from './mayHaveHelp.ts'
import { type ExplorerParts, readExplorer } from './readExplorer.ts'

/** Routes of the opening explorer. An answer depends on who plays now, so no browser keeps it. */
export function explorerRoutes(ctx: Context, parts: ExplorerParts): (app: App) => void {
  return (app) => {
    serveCall(app, explorerCalls.readExplorer, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const userId = request.caller?.userId ?? null
      return orRefuse(await readExplorer(ctx, parts, { userId, query: request.query })).answer
    })
    serveCall(app, explorerCalls.readHelp, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { fen } = request.query
      const { isRunning } = parts
      return { help: await mayHaveEngine(ctx, { userId: request.caller?.userId ?? null, fen, isRunning }) }
    })
    serveCall(app, explorerCalls.listOwnGames, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { userId } = callerOf(request)
      const { items, nextCursor } = orRefuse(
        await listOwnGames(ctx, { userId, cursor: request.query.cursor }),
      )
      return { items, nextCursor }
    })
  }
}
