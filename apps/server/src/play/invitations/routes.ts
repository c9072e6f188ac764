import { invitationCalls } from '@lance/contract'
import type { Context } from '../../kernel/context.ts'
import { type App, callerOf, orRefuse, Refused } from '../../kernel/routing.ts'
import { serveCall } from '../../kernel/serveCall.ts'
import { cancelInvitation } from './cancelInvitation.ts'
import { selectInvitation, selectOpenInvitations } from './invitationStore.ts'
import { inviteFriend } from './inviteFriend.ts'
import { makeInvitation } from './makeInvitation.ts'
import { takeInvitation } from './takeInvitation.ts'

/** Routes for a game with a friend: its link carries the invitation's id. */
export function invitationRoutes(ctx: Context): (app: App) => void {
  const now = () => new Date(ctx.time.nowMs())
  return (app) => {
    hostRoutes(ctx, app, now)
    // Open to visitors without an account too: it shows the host and the terms.
    serveCall(app, invitationCalls.readInvitation, async ({ params: { id }, caller }, reply) => {
      const row = await selectInvitation(ctx.db, id, { now: now() })
      if (!row) throw new Refused({ ok: false, code: 'INVITATION_NOT_FOUND' })
      reply.header('cache-control', 'no-store')
      return makeInvitation(row, caller?.userId ?? null)
    })
    serveCall(app, invitationCalls.takeInvitation, async (request) => {
      const { gameId } = orRefuse(await takeInvitation(ctx, callerOf(request), request.params.id))
      return { game_id: gameId }
    })
  }
}

function hostRoutes(ctx: Context, app: App, now: () => Date): void {
  serveCall(app, invitationCalls.listInvitations, async (request) => {
    const { userId } = callerOf(request)
    const rows = await selectOpenInvitations(ctx.db, userId, now())
    return { items: rows.map((row) => makeInvitation(row, userId)) }
  })
  serveCall(app, invitationCalls.inviteFriend, async (request) => {
    const created = orRefuse(await inviteFriend(ctx, callerOf(request), request.body))
    return created.invitation
  })
  serveCall(app, invitationCalls.cancelInvitation, async (request) => {
    orRefuse(await cancelInvitation(ctx, callerOf(request), request.params.id))
  })
}
