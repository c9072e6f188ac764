import { Readable } from 'node:stream'
import {
  beaconBody,
  endGameBody,
  gameId,
  gameList,
  gameListQuery,
  gameRecord,
  ratingHistory,
  userId,
} from '@lance/contract'
import { z } from 'zod'
import { type App, orRefuse, speakerOf } from '../../kernel/routing.ts'
import type { GamesContext } from './gamesContext.ts'
import { listGames } from './listGames.ts'
import { listPgn } from './listPgn.ts'
import { findGame, readPgn, readRecordFor } from './readGame.ts'
import { readRatingHistory } from './readRatingHistory.ts'
import { handleBeacon, requestEnd } from './requestEnd.ts'

const tags = ['games']
const params = z.object({ id: gameId })
const pgn = z.string().describe('PGN')
const PGN_TYPE = 'application/x-chess-pgn; charset=utf-8'

/** `navigator.sendBeacon` sends its text as text/plain, and can't set headers. */
const beacon = z.preprocess((body) => {
  if (typeof body !== 'string') return body
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}, beaconBody)

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
  app.get(
    '/api/game/:id/state',
    { config: { auth: 'anyone' }, schema: { tags, params, response: { 200: gameRecord } } },
    async (request, reply) => {
      const { game } = orRefuse(await findGame(context, request.params.id, request.speaker))
      reply.header('cache-control', 'no-store')
      return readRecordFor(context, game, request.speaker?.userId ?? null)
    },
  )
  app.get(
    '/api/game/:id/pgn',
    { config: { auth: 'anyone' }, schema: { tags, params, response: { 200: pgn } } },
    async (request, reply) => {
      const input = { gameId: request.params.id, speaker: request.speaker, siteUrl: siteUrl() }
      const read = orRefuse(await readPgn(context, input))
      reply.type(PGN_TYPE).header('content-disposition', `attachment; filename="${input.gameId}.pgn"`)
      return read.pgn
    },
  )
}

function addEndRoutes(context: GamesContext, app: App): void {
  app.put(
    '/api/game/:id/end',
    {
      config: { auth: 'user' },
      schema: { tags, params, body: endGameBody, response: { 200: gameRecord } },
    },
    async (request) => {
      const { reason } = request.body
      const input = { gameId: request.params.id, speaker: speakerOf(request), reason }
      return orRefuse(await requestEnd(context, input)).record
    },
  )
  app.post(
    '/api/game/:id/end',
    {
      config: { auth: 'anyone' },
      schema: { tags, params, body: beacon, response: { 204: z.null().describe('No content') } },
    },
    async (request, reply) => {
      const { beaconToken } = request.body
      orRefuse(await handleBeacon(context, { gameId: request.params.id, beaconToken }))
      return reply.status(204).send(null)
    },
  )
}

function addListRoutes(context: GamesContext, app: App, siteUrl: () => string): void {
  app.get(
    '/users/:id/games',
    {
      config: { auth: 'anyone' },
      schema: {
        tags,
        params: z.object({ id: userId }),
        querystring: gameListQuery,
        response: { 200: gameList },
      },
    },
    async (request) => {
      const { status, cursor, ...search } = request.query
      const speakerId = request.speaker?.userId ?? null
      const input = { userId: request.params.id, speakerId, status, cursor, search }
      const { items, nextCursor } = orRefuse(await listGames(context.ctx, input))
      return { items, nextCursor }
    },
  )
  app.get(
    '/users/:id/rating-history',
    {
      config: { auth: 'anyone' },
      schema: { tags, params: z.object({ id: userId }), response: { 200: ratingHistory } },
    },
    async (request) => orRefuse(await readRatingHistory(context.ctx, request.params.id)).history,
  )
  app.get(
    '/users/:id/games.pgn',
    { config: { auth: 'user', perMinute: 10 }, schema: { tags, params: z.object({ id: userId }) } },
    async (request, reply) => {
      const { id } = request.params
      const input = { userId: id, speakerId: speakerOf(request).userId, siteUrl: siteUrl() }
      const { parts } = orRefuse(await listPgn(context.ctx, input))
      reply.type(PGN_TYPE).header('content-disposition', `attachment; filename="${id}.pgn"`)
      return reply.send(Readable.from(parts))
    },
  )
}
