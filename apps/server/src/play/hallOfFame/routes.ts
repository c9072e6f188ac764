import { champions, championsQuery, liveGames, publicProfile, userId } from '@lance/contract'
import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { type App, orRefuse } from '../../kernel/routing.ts'
import type { LiveGamesReader } from './openLiveGames.ts'
import { readChampions } from './readChampions.ts'
import { readProfile } from './readProfile.ts'

const config = { auth: 'anyone' } as const
const tags = ['players']

/** The public lists and pages about players. */
export function hallOfFameRoutes(ctx: Context, readLiveGames: LiveGamesReader): (app: App) => void {
  return (app) => {
    app.get(
      '/champions',
      { config, schema: { tags, querystring: championsQuery, response: { 200: champions } } },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        const { by = 'titles', class: speed = 'rapid', cursor } = request.query
        const board = by === 'titles' ? by : speed
        const asked = { board, cursor, userId: request.speaker?.userId ?? null } as const
        const { items, nextCursor, own } = orRefuse(await readChampions(ctx, asked))
        return { items, nextCursor, own }
      },
    )
    app.get(
      '/live-games',
      { config, schema: { tags, response: { 200: liveGames } } },
      async (request, reply) => {
        // The page has the same address: a browser that opens it accepts HTML.
        reply.header('vary', 'Accept, Accept-Language').header('cache-control', 'no-store')
        if (request.headers.accept?.includes('text/html')) return reply.callNotFound()
        return readLiveGames(request.speaker?.userId ?? null)
      },
    )
    app.get(
      '/users/:id/profile',
      {
        config,
        schema: { tags, params: z.object({ id: userId }), response: { 200: publicProfile } },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        return orRefuse(await readProfile(ctx, request.params.id)).profile
      },
    )
  }
}
