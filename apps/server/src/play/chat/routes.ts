import { emptyAnswer, gameId, reportBody } from '@lance/contract'
import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { type App, orRefuse, speakerOf } from '../../kernel/routing.ts'
import { muteOpponent } from './muteOpponent.ts'
import { reportOpponent } from './reportOpponent.ts'

const config = { auth: 'user', perMinute: 60 } as const
const tags = ['chat']
const params = z.object({ id: gameId })
const response = { 204: z.null().describe('No content') }

/** Routes of the chat: mute the opponent and report them. Messages are sent over the socket. */
export function chatRoutes(ctx: Context): (app: App) => void {
  return (app) => {
    app.put('/api/game/:id/mute', { config, schema: { tags, params, response } }, async (request, reply) => {
      const choice = { gameId: request.params.id, muted: true }
      orRefuse(await muteOpponent(ctx, speakerOf(request), choice))
      return reply.status(204).send(null)
    })
    app.delete(
      '/api/game/:id/mute',
      { config, schema: { tags, params, response } },
      async (request, reply) => {
        const choice = { gameId: request.params.id, muted: false }
        orRefuse(await muteOpponent(ctx, speakerOf(request), choice))
        return reply.status(204).send(null)
      },
    )
    app.post(
      '/reports',
      { config, schema: { tags, body: reportBody, response: { 201: emptyAnswer } } },
      async (request, reply) => {
        orRefuse(await reportOpponent(ctx, speakerOf(request), request.body))
        return reply.status(201).send({})
      },
    )
  }
}
