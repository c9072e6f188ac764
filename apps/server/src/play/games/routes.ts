import { Readable } from 'node:stream'
import { gameCalls } from '@lance/contract'
import { type App, callerOf, orRefuse } from '../../kernel/routing.ts'
import { serveCall } from '../../kernel/serveCall.ts'
import type { GamesContext } from './gamesContext.ts'
import { listGames } from './listGames.ts'
import { listPgn } from './listPgn.ts'
import { openOpenings } from './openOpenings.ts'
import { findGame, readPgn, readRecordFor } from './readGame.ts'
import { readRatingHistory } from './readRatingHistory.ts'
import { handleBeacon, requestEnd } from './requestEnd.ts'

const PGN_TYPE = 'application/x-chess-pgn; charset=utf-8'

/**
 * Routes for games ([GAME-16], [GAME-32] and [HALL-5]). `siteUrl`: the site's
 * base URL.
 */
export function gameRoutes(
  context: GamesContext,
  { siteUrl }: { siteUrl: () => string },
): (app: App) => void {
  return (app) => {
    addGameRoutes(context, app, siteUrl)
    addEndRoutes(context, app)
    addListRoutes(context, app, siteUrl)
  }
}

function addGameRoutes(context: GamesContext, app: App, siteUrl: () => string): void {
  serveCall(app, gameCalls.readGame, async (request, reply) => {
    const { game } = orRefuse(await findGame(context, request.params.id, request.caller))
    reply.header('cache-control', 'no-store')
    return readRecordFor(context, game, request.caller?.userId ?? null)
  })
  serveCall(app, gameCalls.readPgn, async (request, reply) => {
    const input = { gameId: request.params.id, caller: request.caller, siteUrl: siteUrl() }
    const read = orRefuse(await readPgn(context, input))
    reply.type(PGN_TYPE).header('content-disposition', `attachment; filename="${input.gameId}.pgn"`)
    return read.pgn
  })
}

function addEndRoutes(context: GamesContext, app: App): void {
  serveCall(app, gameCalls.requestEnd, async (request) => {
    const { reason } = request.body
    const input = { gameId: request.params.id, caller: callerOf(request), reason }
    return orRefuse(await requestEnd(context, input)).record
  })
  serveCall(app, gameCalls.sendBeacon, async (request) => {
    const { beaconToken } = request.body
    orRefuse(await handleBeacon(context, { gameId: request.params.id, beaconToken }))
  })
}

function addListRoutes(context: GamesContext, app: App, siteUrl: () => string): void {
  const readOpenings = openOpenings(context.ctx)
  serveCall(app, gameCalls.listGames, async (request) => {
    const { status, cursor, ...search } = request.query
    const callerId = request.caller?.userId ?? null
    const input = { userId: request.params.id, callerId, status, cursor, search }
    const { items, nextCursor } = orRefuse(await listGames(context.ctx, input))
    return { items, nextCursor }
  })
  serveCall(
    app,
    gameCalls.readRatingHistory,
    async (request) => orRefuse(await readRatingHistory(context.ctx, request.params.id)).history,
  )
  serveCall(
    app,
    gameCalls.readOpenings,
    async (request) => orRefuse(await readOpenings(request.params.id)).openings,
  )
  serveCall(app, gameCalls.listPgn, async (request, reply) => {
    const { id } = request.params
    const input = { userId: id, callerId: callerOf(request).userId, siteUrl: siteUrl() }
    const { parts } = orRefuse(await listPgn(context.ctx, input))
    reply.type(PGN_TYPE).header('content-disposition', `attachment; filename="${id}.pgn"`)
    return reply.send(Readable.from(parts))
  })
}
