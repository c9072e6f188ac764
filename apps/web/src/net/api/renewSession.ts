import type { SessionAnswer } from '@lance/contract'
import type { Timers } from '../../base/timers.ts'
import { ApiError, isRetryable } from './apiError.ts'
import type { Credential } from './credential.ts'
import { type Sender, send } from './send.ts'

export const BACKOFF_STEP_MS = 200
/** Refreshing is given up before the next check would start it again. */
export const GIVE_UP_AFTER_MS = 30_000

/**
 * `renewed`: there is a valid token. `refused`: the session has ended. `unreachable`: no answer, so the user
 * stays signed in.
 */
export type Renewal = { status: 'renewed'; token: string } | { status: 'refused' } | { status: 'unreachable' }

/** Runs one task at a time across all tabs of the browser. */
export type TabLock = <T>(task: () => Promise<T>) => Promise<T>

type RefreshParts = {
  sender: Sender
  credential: Credential
  timers: Timers
  onRenewed: (answer: SessionAnswer) => void
}

export type RenewSession = (refusedToken: string) => Promise<Renewal>

/**
 * Creates the only function that gets a new access token. Concurrent calls in any number of tabs cause one
 * request: later ones find the first one's token in storage.
 */
export function createRenewSession(parts: RefreshParts & { lock: TabLock }): RenewSession {
  const { credential, lock } = parts
  let underWay: Promise<Renewal> | null = null

  async function renew(refusedToken: string): Promise<Renewal> {
    const stored = credential.token()
    if (stored === null) return { status: 'refused' }
    if (stored !== refusedToken) return { status: 'renewed', token: stored }
    return refresh(parts, refusedToken)
  }

  return (refusedToken) => {
    underWay ??= lock(() => renew(refusedToken)).finally(() => {
      underWay = null
    })
    return underWay
  }
}

async function refresh(parts: RefreshParts, refusedToken: string): Promise<Renewal> {
  const { sender, credential, timers, onRenewed } = parts
  const startedAtMs = timers.nowMs()
  for (let attempt = 1; ; attempt += 1) {
    const askedAtMs = timers.nowMs()
    try {
      const answer = await send(sender, 'POST /auth/refresh', {}, null)
      // A login or logout in another tab meanwhile takes precedence over this refresh.
      if (credential.token() !== refusedToken) return settled(credential)
      credential.store(answer.token, askedAtMs + answer.expiresInS * 1000)
      onRenewed(answer)
      return { status: 'renewed', token: answer.token }
    } catch (error) {
      if (isRefused(error))
        return credential.token() === refusedToken ? { status: 'refused' } : settled(credential)
      const delayMs = BACKOFF_STEP_MS * attempt
      const isTooLate = timers.nowMs() + delayMs - startedAtMs >= GIVE_UP_AFTER_MS
      if (!isRetryable(error) || isTooLate) return { status: 'unreachable' }
      await new Promise<void>((resolve) => timers.set(resolve, delayMs))
    }
  }
}

function settled(credential: Credential): Renewal {
  const token = credential.token()
  return token === null ? { status: 'refused' } : { status: 'renewed', token }
}

function isRefused(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 401 || error.status === 403)
}

/** The browser's Web Locks if available; otherwise each tab refreshes alone, which the server tolerates. */
export const browserTabLock: TabLock = (task) =>
  'locks' in navigator ? navigator.locks.request('session-renewal', task) : task()
