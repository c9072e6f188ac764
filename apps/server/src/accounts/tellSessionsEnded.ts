import type { Context } from '../context.ts'
import { type EndingCause, writeSecurityEvent } from '../log/writeSecurityEvent.ts'
import type { EndedSession } from './sessionStore.ts'

/**
 * Says, after the commit, that sessions are over: tokens are forgotten and sockets closed, here and elsewhere. Why they
 * ended is written down where it is not said otherwise.
 */
export function tellSessionsEnded(
  { bus, log }: Pick<Context, 'bus' | 'log'>,
  ended: readonly EndedSession[],
  why: EndingCause | null,
): void {
  if (ended.length === 0) return
  bus.publish({ topic: 'sessions_revoked', sessionIds: ended.map(({ id }) => id) })
  if (why === null) return
  // A cookie and a token that came together may be two people's.
  for (const [userId, sessionIds] of byUser(ended))
    writeSecurityEvent(log, { event: 'sessions_ended', why, userId, sessionIds })
}

/** The sessions that ended, by whose they were. */
export function byUser(ended: readonly EndedSession[]): Map<string, string[]> {
  const grouped = new Map<string, string[]>()
  for (const { id, userId } of ended) grouped.set(userId, [...(grouped.get(userId) ?? []), id])
  return grouped
}
