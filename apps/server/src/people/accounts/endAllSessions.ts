import type { Context } from '../../kernel/context.ts'
import { findClosed } from './accountStore.ts'
import { forgetOtherDevices } from './knownDevice.ts'
import { publishSessionsEnded } from './publishSessionsEnded.ts'
import { revokeSessions } from './sessionStore.ts'

/**
 * Ends all sessions of a user at the request of an operator, and makes the account forget all its browsers, as
 * the owner's own call does. Refuses with USER_NOT_FOUND an account that is closed or unknown.
 */
export async function endAllSessions(
  ctx: Pick<Context, 'db' | 'time' | 'bus' | 'log'>,
  userId: string,
): Promise<{ ok: true; ended: number } | { ok: false; code: 'USER_NOT_FOUND' }> {
  const ended = await ctx.db.transaction().execute(async (trx) => {
    // A sign-in locks the user too: it either ends with the others or begins after them.
    const account = await findClosed(trx, userId, { held: true })
    if (!account || account.closedAt) return null
    const revoked = await revokeSessions(trx, { ofUser: userId }, new Date(ctx.time.nowMs()))
    await forgetOtherDevices(trx, { userId, deviceToken: null })
    return revoked
  })
  if (!ended) return { ok: false, code: 'USER_NOT_FOUND' }
  publishSessionsEnded(ctx, ended, 'operator')
  return { ok: true, ended: ended.length }
}
