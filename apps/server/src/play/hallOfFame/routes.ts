import { playerCalls } from '@lance/contract'
import type { Context } from '../../kernel/context.ts'
import { type App, orRefuse } from '../../kernel/routing.ts'
import { serveCall } from '../../kernel/serveCall.ts'
import type { LiveGamesReader } from './openLiveGames.ts'
import { readChampions } from './readChampions.ts'
import { readProfile } from './readProfile.ts'

/** The public lists and pages about players. */
export function hallOfFameRoutes(ctx: Context, readLiveGames: LiveGamesReader): (app: App) => void {
  return (app) => {
    serveCall(app, playerCalls.readChampions, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const { by = 'titles', class: speed = 'rapid', cursor } = request.query
      const board = by === 'titles' ? by : speed
      const asked = { board, cursor, userId: request.caller?.userId ?? null } as const
      const { items, nextCursor, own, lastGames } = orRefuse(await readChampions(ctx, asked))
      return { items, nextCursor, own, lastGames }
    })
    serveCall(app, playerCalls.readLiveGames, async (request, reply) => {
      // The page has the same address: a browser that opens it accepts HTML.
      reply.header('vary', 'Accept, Accept-Language').header('cache-control', 'no-store')
      if (request.headers.accept?.includes('text/html')) {
        reply.callNotFound()
        return reply
      }
      return readLiveGames(request.caller?.userId ?? null, request.query.tournament)
    })
    serveCall(app, playerCalls.readProfile, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return orRefuse(await readProfile(ctx, request.params.id)).profile
    })
  }
}
