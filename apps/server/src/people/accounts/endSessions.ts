import { writeSecurityEvent } from '../../kernel/log/writeSecurityEvent.ts'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import type { AccountsContext } from './accountsContext.ts'
import { forgetOtherDevices } from './knownDevice.ts'
import { publishSessionsEnded } from './publishSessionsEnded.ts'
import { type EndedSession, isSessionOf, revokeSessions } from './sessionStore.ts'

/** `sessionId`: the session to end; null: all except the one that asks. */
type EndSessionsRequest = {
  sessionId: string | null
  password: string | undefined
  network: string
  deviceToken: string | null
}

/**
 * Ends one of the user's own sessions, or all others. Asks for a proof of the owner, so that a borrowed
 * session can't throw them out. Only this browser stays known to the account. Ending a session that is already
 * over is no error. Refuses NOT_FOUND when the session doesn't exist or is another user's, and what
 * `proveOwner` refuses.
 */
export async function endSessions(
  ctx: AccountsContext,
  caller: Caller,
  request: EndSessionsRequest,
): Promise<{ ok: true } | Refusal> {
  const { userId } = caller
  const done = await revokeRequested(ctx, caller, request)
  if (!done.ok) {
    writeSecurityEvent(ctx.log, { event: 'sessions_ending_refused', userId, code: done.code })
    return done
  }
  publishSessionsEnded(ctx, done.ended, 'asked')
  return { ok: true }
}

async function revokeRequested(
  ctx: AccountsContext,
  caller: Caller,
  { sessionId, password, network, deviceToken }: EndSessionsRequest,
): Promise<{ ok: true; ended: EndedSession[] } | Refusal> {
  const { userId } = caller
  if (sessionId !== null && !(await isSessionOf(ctx.db, { sessionId, userId })))
    return { ok: false, code: 'NOT_FOUND' }
  const proved = await ctx.proveOwner({ caller, password, network })
  if (!proved.ok) return proved
  const which = sessionId === null ? { ofUser: userId, butSessionId: caller.sessionId } : { sessionId }
  const ended = await ctx.db.transaction().execute(async (trx) => {
    const revoked = await revokeSessions(trx, which, new Date(ctx.time.nowMs()))
    await forgetOtherDevices(trx, { userId, deviceToken })
    return revoked
  })
  return { ok: true, ended }
}
