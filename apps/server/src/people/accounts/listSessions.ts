import type { OwnSession } from '@lance/contract'
import type { Caller } from '../../kernel/routing.ts'
import type { AccountsContext } from './accountsContext.ts'
import { type SessionRow, selectLiveSessions } from './sessionStore.ts'
import { SESSION_MS, SESSIONS_MAX } from './startSession.ts'

/** The user's live sessions: the one that asks first, then the others by last use, newest first. */
export async function listSessions(
  { db, time }: Pick<AccountsContext, 'db' | 'time'>,
  { userId, sessionId }: Caller,
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

/** An older session has no `used_at`, but it expires 30 days after its last use, so its end gives the day. */
function usedAtMs({ used_at, created_at, expires_at }: SessionRow): number {
  return used_at?.getTime() ?? Math.max(created_at.getTime(), expires_at.getTime() - SESSION_MS)
}
