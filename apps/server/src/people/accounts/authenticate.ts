import type { Caller } from '../../kernel/routing.ts'
import type { AccountsContext } from './accountsContext.ts'
import { hashToken, isTokenShaped } from './secretToken.ts'
import { findCaller } from './sessionStore.ts'

/**
 * The user and session of an access token, or null. A revoked session is refused within 2 s, whichever server
 * revoked it.
 */
export async function authenticate(
  { db, time, sessionCache }: Pick<AccountsContext, 'db' | 'time' | 'sessionCache'>,
  token: string,
): Promise<Caller | null> {
  if (!isTokenShaped(token)) return null
  const tokenHash = hashToken(token)
  const key = tokenHash.toString('base64')
  // Taken before the query: a session revoked while it runs may still look live in its result.
  const nowMs = time.nowMs()
  const cached = sessionCache.find(key, nowMs)
  if (cached) return cached
  const row = await findCaller(db, { tokenHash, now: new Date(nowMs) })
  if (!row) return null
  const caller = { userId: row.user_id, sessionId: row.session_id }
  sessionCache.keep(key, { caller, expiresAtMs: row.expires_at.getTime(), readAtMs: nowMs })
  return caller
}
