import { acceptedInvitation, clientId, invitation, invitationBody, invitationList } from '@lance/contract'
import { z } from 'zod'
import type { Context } from '../../kernel/context.ts'
import { type App, orRefuse, Refused, speakerOf } from '../../kernel/routing.ts'
import { cancelInvitation } from './cancelInvitation.ts'
import { selectInvitation, selectOpenInvitations } from './invitationStore.ts'
import { inviteFriend } from './inviteFriend.ts'
import { makeInvitation } from './makeInvitation.ts'
import { takeInvitation } from './takeInvitation.ts'

const tags = ['invitations']
const config = { auth: 'user', perMinute: 60 } as const
const params = z.object({ id: clientId })

/** Routes for a game with a friend: its link carries the invitation's id. */
export function invitationRoutes(ctx: Context): (app: App) => void {
  const now = () => new Date(ctx.time.nowMs())
  return (app) => {
    hostRoutes(ctx, app, now)
    // Open to visitors without an account too: it shows the host and the terms.
    app.get(
      '/invitations/:id',
      { config: { auth: 'anyone' }, schema: { tags, params, response: { 200: invitation } } },
      async ({ params: { id }, speaker }, reply) => {
        const row = await selectInvitation(ctx.db, id, { now: now() })
        if (!row) throw new Refused({ ok: false, code: 'INVITATION_NOT_FOUND' })
        reply.header('cache-control', 'no-store')
        return makeInvitation(row, speaker?.userId ?? null)
      },
    )
    app.post(
      '/invitations/:id/take',
      { config, schema: { tags, params, response: { 200: acceptedInvitation } } },
      async (request) => {
        const { gameId } = orRefuse(await takeInvitation(ctx, speakerOf(request), request.params.id))
        return { game_id: gameId }
      },
    )
  }
}

function hostRoutes(ctx: Context, app: App, now: () => Date): void {
  app.get(
    '/invitations',
    { config, schema: { tags, response: { 200: invitationList } } },
    async (request) => {
      const { userId } = speakerOf(request)
      const rows = await selectOpenInvitations(ctx.db, userId, now())
      return { items: rows.map((row) => makeInvitation(row, userId)) }
    },
  )
  app.post(
    '/invitations',
    { config, schema: { tags, body: invitationBody, response: { 201: invitation } } },
    async (request, reply) => {
      const created = orRefuse(await inviteFriend(ctx, speakerOf(request), request.body))
      return reply.status(201).send(created.invitation)
    },
  )
  app.delete(
    '/invitations/:id',
    { config, schema: { tags, params, response: { 204: z.null().describe('No content') } } },
    async (request, reply) => {
      orRefuse(await cancelInvitation(ctx, speakerOf(request), request.params.id))
      return reply.status(204).send(null)
    },
  )
}
