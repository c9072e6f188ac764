import { CLOSE_CODES } from '@lance/contract'

/** [SOCKET-4]: three attempts, the first after 3000 ms, each delay 1.5 times longer. */
export const RECONNECT_ATTEMPTS_MAX = 3
const RECONNECT_BASE_MS = 3000
const RECONNECT_GROWTH = 1.5

/** Why the server refuses this socket for good. */
export type ConnectionRefusal = 'unauthenticated' | 'forbidden' | 'not_found'

export type CloseDecision =
  | { next: 'stop'; refusal: ConnectionRefusal | null }
  | { next: 'refresh' }
  | { next: 'connect' }
  | { next: 'wait'; delayMs: number }
  | { next: 'fail' }

/** The state of a socket when it closed. */
type ClosedSocket = {
  code: number
  /** Counted attempts since a socket was last confirmed. */
  attempts: number
  /** Whether the server had confirmed this socket. */
  wasConfirmed: boolean
  /** Whether the token was refreshed since a socket was last confirmed. */
  wasRefreshed: boolean
}

/**
 * Decides what to do after a close. An expired token is refreshed, and a restarting server is reconnected to
 * at once. Neither counts as an attempt, but each happens only once: a server that keeps closing must not be
 * flooded.
 */
export function decideAfterClose({
  code,
  attempts,
  wasConfirmed,
  wasRefreshed,
}: ClosedSocket): CloseDecision {
  if (code === 1000 || code === 1001) return { next: 'stop', refusal: null }
  if (code === CLOSE_CODES.forbidden) return { next: 'stop', refusal: 'forbidden' }
  if (code === CLOSE_CODES.notFound) return { next: 'stop', refusal: 'not_found' }
  if (code === CLOSE_CODES.unauthenticated)
    return wasRefreshed ? { next: 'stop', refusal: 'unauthenticated' } : { next: 'refresh' }
  if (code === CLOSE_CODES.goingAway && wasConfirmed) return { next: 'connect' }
  if (attempts >= RECONNECT_ATTEMPTS_MAX) return { next: 'fail' }
  return { next: 'wait', delayMs: RECONNECT_BASE_MS * RECONNECT_GROWTH ** attempts }
}
