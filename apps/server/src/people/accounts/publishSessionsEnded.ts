import type { Context } from '../../kernel/context.ts'
import { type EndingCause, writeSecurityEvent } from '../../kernel/log/writeSecurityEvent.ts'
import type { EndedSession } from './sessionStore.ts'

/**
 * Publishes, after the commit, that sessions have ended: every server drops their tokens and closes their
 * sockets. Logs the cause unless it is null, which means that another log entry gives it.
 */
export function publishSessionsEnded(
  { bus, log }: Pick<Context, 'bus' | 'log'>,
  ended: readonly EndedSession[],
  why: EndingCause | null,
): void {
  if (ended.length === 0) return
  bus.publish({ topic: 'sessions_revoked', sessionIds: ended.map(({ id }) => id) })
  if (why === null) return
  // The cookie and the token of one request may belong to two users.
  for (const [userId, sessionIds] of byUser(ended))
    writeSecurityEvent(log, { event: 'sessions_ended', why, userId, sessionIds })
}

/** The ids of ended sessions, grouped by user. */
export function byUser(ended: readonly EndedSession[]): Map<string, string[]> {
  const grouped = new Map<string, string[]>()
  for (const { id, userId } of ended) grouped.set(userId, [...(grouped.get(userId) ?? []), id])
  return grouped
}
