import type { Speaker } from '../routing.ts'
import type { AccountsContext } from './accountsContext.ts'
import { hashToken, isTokenShaped } from './secretToken.ts'
import { findSpeaker } from './sessionStore.ts'

/** Who speaks by an access token, or null. A session that was revoked, here or elsewhere, is refused within 2 s. */
export async function authenticate(
  { db, time, sessionCache }: Pick<AccountsContext, 'db' | 'time' | 'sessionCache'>,
  token: string,
): Promise<Speaker | null> {
  if (!isTokenShaped(token)) return null
  const tokenHash = hashToken(token)
  const key = tokenHash.toString('base64')
  // The time before the question: what is revoked while it is under way may be missing from the answer.
  const nowMs = time.nowMs()
  const remembered = sessionCache.find(key, nowMs)
  if (remembered) return remembered
  const row = await findSpeaker(db, { tokenHash, now: new Date(nowMs) })
  if (!row) return null
  const speaker = { userId: row.user_id, sessionId: row.session_id }
  sessionCache.keep(key, { speaker, expiresAtMs: row.expires_at.getTime(), readAtMs: nowMs })
  return speaker
}
