import { writeSecurityEvent } from '../../kernel/log/writeSecurityEvent.ts'
import type { AccountsContext } from './accountsContext.ts'
import { byUser, publishSessionsEnded } from './publishSessionsEnded.ts'
import { hashToken } from './secretToken.ts'
import { type EndedSession, revokeSessions } from './sessionStore.ts'

/** Ends the session of the cookie and the session of the access token. Without either, does nothing. */
export async function logout(
  ctx: AccountsContext,
  { refreshToken, sessionId }: { refreshToken: string | null; sessionId: string | null },
): Promise<void> {
  const at = new Date(ctx.time.nowMs())
  const ended: EndedSession[] = []
  if (refreshToken !== null) {
    ended.push(...(await revokeSessions(ctx.db, { refreshHash: hashToken(refreshToken) }, at)))
  }
  if (sessionId !== null) ended.push(...(await revokeSessions(ctx.db, { sessionId }, at)))
  publishSessionsEnded(ctx, ended, null)
  for (const [userId, sessionIds] of byUser(ended))
    writeSecurityEvent(ctx.log, { event: 'signed_out', userId, sessionIds })
}
