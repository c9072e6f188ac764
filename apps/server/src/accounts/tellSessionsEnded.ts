import type { Bus } from '../bus/bus.ts'

/** Says, after the commit, that sessions are over: tokens are forgotten and sockets closed, here and elsewhere. */
export function tellSessionsEnded(bus: Bus, sessionIds: readonly string[]): void {
  if (sessionIds.length > 0) bus.publish({ topic: 'sessions_revoked', sessionIds: [...sessionIds] })
}
