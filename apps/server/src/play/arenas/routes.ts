import { type ArenaHighlights, arenaCalls } from '@lance/contract'
import { type App, callerOf, orRefuse, type Refusal } from '../../kernel/routing.ts'
import { serveCall } from '../../kernel/serveCall.ts'
import { shareReads } from '../tournaments/index.ts'
import type { ArenasContext } from './arenasContext.ts'
import type { LiveArenas } from './liveArenas.ts'
import { pauseArena } from './pauseArena.ts'
import { readHighlights } from './readHighlights.ts'
import { readSheet } from './readSheet.ts'
import { readStandings } from './readStandings.ts'
import { selectMayWatch } from './standingsStore.ts'

type Highlights = { ok: true; highlights: ArenaHighlights } | Refusal

/** The endpoints of arenas ([TOUR-60] to [TOUR-75]). */
export function arenaRoutes(ctx: ArenasContext, live: LiveArenas): (app: App) => void {
  return (app) => {
    readRoutes(ctx, app, live)
    serveCall(app, arenaCalls.pauseArena, async (request) => {
      const pause = { tournamentId: request.params.id, isPaused: true }
      orRefuse(await pauseArena(ctx, callerOf(request), pause))
      return { isPaused: true }
    })
    serveCall(app, arenaCalls.resumeArena, async (request) => {
      const pause = { tournamentId: request.params.id, isPaused: false }
      orRefuse(await pauseArena(ctx, callerOf(request), pause))
      return { isPaused: false }
    })
  }
}

function readRoutes(ctx: ArenasContext, app: App, live: LiveArenas): void {
  // The same for all viewers: simultaneous readers share a read.
  const shareSheets = shareReads<Awaited<ReturnType<typeof readSheet>>>()
  const shareHighlights = shareReads<Highlights>()
  serveCall(app, arenaCalls.readArenaStandings, async ({ params: { id }, query, caller }, reply) => {
    reply.header('cache-control', 'no-store')
    const viewerId = caller?.userId ?? null
    const asked = { id, from: query.from, around: query.around, viewerId }
    return orRefuse(await readStandings(ctx, live, asked)).page
  })
  serveCall(app, arenaCalls.readArenaSheet, async ({ params: { id, userId } }, reply) => {
    reply.header('cache-control', 'no-store')
    const read = () => readSheet(ctx, live, { id, userId })
    return orRefuse(await shareSheets(`${id} ${userId}`, read)).sheet
  })
  serveCall(app, arenaCalls.readArenaHighlights, async ({ params: { id }, caller }, reply) => {
    reply.header('cache-control', 'no-store')
    const read = () => readHighlights(ctx, live, id)
    const { highlights } = orRefuse(await shareHighlights(id, read))
    const { leaders } = highlights
    if (leaders === null) return highlights
    const mayWatch =
      caller !== null && (await selectMayWatch(ctx.db, { tournamentId: id, userId: caller.userId }))
    return { ...highlights, leaders: mayWatch ? leaders : { ...leaders, fen: null } }
  })
}
