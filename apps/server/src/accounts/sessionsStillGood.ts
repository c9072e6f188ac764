import type { AccountsContext } from './accountsContext.ts'
import { selectLiveSessionIds } from './sessionStore.ts'

/** Which of these sessions go on. For whoever holds sockets: what a lost message did not tell, this does. */
export async function sessionsStillGood(
  { db, time }: Pick<AccountsContext, 'db' | 'time'>,
  sessionIds: readonly string[],
): Promise<Set<string>> {
  if (sessionIds.length === 0) return new Set()
  return new Set(await selectLiveSessionIds(db, { sessionIds, now: new Date(time.nowMs()) }))
}
