import type { AccountsContext } from './accountsContext.ts'
import { selectEndedSessionIds } from './sessionStore.ts'

/**
 * Which of these sessions are revoked, expired or unknown. Servers with sockets ask, because a bus message may
 * get lost.
 */
export async function findEndedSessions(
  { db, time }: Pick<AccountsContext, 'db' | 'time'>,
  sessionIds: readonly string[],
): Promise<string[]> {
  if (sessionIds.length === 0) return []
  return selectEndedSessionIds(db, { sessionIds, now: new Date(time.nowMs()) })
}
