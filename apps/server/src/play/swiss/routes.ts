import { type SwissOwn, swissCalls } from '@lance/contract'
import { type App, type Caller, callerOf, orRefuse } from '../../kernel/routing.ts'
import { serveCall } from '../../kernel/serveCall.ts'
import { shareReads } from '../tournaments/index.ts'
import { readOwnSwiss } from './readOwnSwiss.ts'
import { readRound } from './readRound.ts'
import { readStandings } from './readStandings.ts'
import { readTrf } from './readTrf.ts'
import { returnToSwiss } from './returnToSwiss.ts'
import { setByes } from './setByes.ts'
import type { SwissContext } from './swissContext.ts'
import { withdrawFromSwiss } from './withdrawFromSwiss.ts'

/** The endpoints of Swiss tournaments ([TOUR-80] to [TOUR-95]). */
export function swissRoutes(ctx: SwissContext): (app: App) => void {
  return (app) => {
    readRoutes(ctx, app)
    playerRoutes(ctx, app)
  }
}

function readRoutes(ctx: SwissContext, app: App): void {
  // The answers are the same for every viewer, so thousands of simultaneous requests share few reads.
  const shareStandings = shareReads<Awaited<ReturnType<typeof readStandings>>>()
  const shareRounds = shareReads<Awaited<ReturnType<typeof readRound>>>()
  const shareTrf = shareReads<Awaited<ReturnType<typeof readTrf>>>()
  serveCall(app, swissCalls.readStandings, async ({ params: { id }, query: { from } }, reply) => {
    reply.header('cache-control', 'no-store')
    return orRefuse(await shareStandings(`${id} ${from}`, () => readStandings(ctx, { id, from }))).page
  })
  serveCall(app, swissCalls.readRound, async ({ params: { id, round }, query: { from } }, reply) => {
    reply.header('cache-control', 'no-store')
    const read = () => readRound(ctx, { id, round, from })
    return orRefuse(await shareRounds(`${id} ${round} ${from}`, read)).page
  })
  serveCall(app, swissCalls.readTrf, async ({ params: { id } }, reply) => {
    const { trf } = orRefuse(await shareTrf(id, () => readTrf(ctx, id)))
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store')
    reply.header('content-disposition', `attachment; filename="${id}.trf"`)
    return trf
  })
}

function playerRoutes(ctx: SwissContext, app: App): void {
  const readOwn = async ({ userId }: Caller, id: string): Promise<SwissOwn> =>
    orRefuse(await readOwnSwiss(ctx, { id, userId })).own
  serveCall(app, swissCalls.readOwn, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return readOwn(callerOf(request), request.params.id)
  })
  serveCall(app, swissCalls.setByes, async (request) => {
    const { id: tournamentId } = request.params
    orRefuse(await setByes(ctx, callerOf(request), { tournamentId, rounds: request.body.rounds }))
    return readOwn(callerOf(request), tournamentId)
  })
  serveCall(app, swissCalls.withdraw, async (request) => {
    orRefuse(await withdrawFromSwiss(ctx, callerOf(request), request.params.id))
    return readOwn(callerOf(request), request.params.id)
  })
  serveCall(app, swissCalls.resume, async (request) => {
    orRefuse(await returnToSwiss(ctx, callerOf(request), request.params.id))
    return readOwn(callerOf(request), request.params.id)
  })
}
