import type { AccountsContext } from './accountsContext.ts'
import { selectLiveSessionIds } from './sessionStore.ts'

/** Which of these sessions are still live. Servers with sockets ask, because a bus message may get lost. */
export async function filterLiveSessions(
  { db, time }: Pick<AccountsContext, 'db' | 'time'>,
  sessionIds: readonly string[],
): Promise<Set<string>> {
  if (sessionIds.length === 0) return new Set()
  return new Set(await selectLiveSessionIds(db, { sessionIds, now: new Date(time.nowMs()) }))
}
