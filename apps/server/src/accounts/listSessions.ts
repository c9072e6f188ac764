import type { OwnSession } from '@lance/contract'
import type { Speaker } from '../routing.ts'
import type { AccountsContext } from './accountsContext.ts'
import { type SessionRow, selectLiveSessions } from './sessionStore.ts'
import { SESSION_MS, SESSIONS_MAX } from './startSession.ts'

/** Where one is signed in: the session that asks first, then by when they were last used. */
export async function listSessions(
  { db, time }: Pick<AccountsContext, 'db' | 'time'>,
  { userId, sessionId }: Speaker,
): Promise<OwnSession[]> {
  const now = new Date(time.nowMs())
  const rows = await selectLiveSessions(db, { userId, now, limit: SESSIONS_MAX })
  const sessions = rows.map((row) => ({
    id: row.id,
    current: row.id === sessionId,
    browser: row.browser,
    system: row.system,
    createdAt: row.created_at.getTime(),
    usedAt: usedAtMs(row),
  }))
  return sessions.sort(
    (one, other) => Number(other.current) - Number(one.current) || other.usedAt - one.usedAt,
  )
}

/** A session from before its use was noted goes on for 30 days after it: its end tells the day. */
function usedAtMs({ used_at, created_at, expires_at }: SessionRow): number {
  return used_at?.getTime() ?? Math.max(created_at.getTime(), expires_at.getTime() - SESSION_MS)
}
