import { writeSecurityEvent } from '../../kernel/log/writeSecurityEvent.ts'
import type { Refusal } from '../../kernel/routing.ts'
import type { AccountsContext } from './accountsContext.ts'
import { type BrowserTokens, rememberDevice } from './knownDevice.ts'
import { hashToken } from './secretToken.ts'
import { type SessionResult, sessionResult } from './sessionResult.ts'
import { findLiveSession, recordSessionUse } from './sessionStore.ts'
import { issueAccessToken, SESSION_MS } from './startSession.ts'

/** A session is extended once this much of it has passed, so that most refreshes write no cookie. */
const EXTEND_AFTER_MS = 86_400_000

/**
 * Issues another access token for the session of a cookie. The cookie's token stays the same, so that two
 * tabs may refresh at the same time and a lost answer can be requested again. The browser is recorded as
 * known to the account when it has no token yet and each time the session is extended, so that it outlives
 * the session.
 */
export async function refreshSession(
  ctx: AccountsContext,
  { formerRefreshToken: refreshToken, deviceToken, network }: BrowserTokens & { network: string },
): Promise<SessionResult | Refusal> {
  if (refreshToken === null) return { ok: false, code: 'UNAUTHENTICATED' }
  const renewed = await ctx.db.transaction().execute(async (trx) => {
    const nowMs = ctx.time.nowMs()
    const refreshHash = hashToken(refreshToken)
    const session = await findLiveSession(trx, { refreshHash, now: new Date(nowMs) })
    if (!session) return null
    const isExtended = session.expires_at.getTime() < nowMs + SESSION_MS - EXTEND_AFTER_MS
    const expiresAt = isExtended ? new Date(nowMs + SESSION_MS) : null
    const networkHash = ctx.sealer.indexOf('network', network)
    await recordSessionUse(trx, { sessionId: session.id, at: new Date(nowMs), networkHash, expiresAt })
    const token = await issueAccessToken(ctx, trx, session.id)
    const { id: sessionId, user_id: userId } = session
    const isNoted = isExtended || deviceToken === null
    const kept = isNoted ? (await rememberDevice(trx, { userId, deviceToken, nowMs })).token : null
    return { sessionId, userId, token, refreshToken: isExtended ? refreshToken : null, deviceToken: kept }
  })
  if (!renewed) return { ok: false, code: 'SESSION_ENDED' }
  const { userId, sessionId } = renewed
  writeSecurityEvent(ctx.log, { event: 'session_renewed', userId, sessionId })
  return sessionResult(ctx, userId, renewed)
}
