import type { SessionAnswer, User } from '@lance/contract'
import type { TimerHandle, Timers } from '../../base/timers.ts'
import type { CallApi } from '../api/apiClient.ts'
import { ApiError, isRetryable } from '../api/apiError.ts'
import type { Credential } from '../api/credential.ts'
import { BACKOFF_STEP_MS, type RenewSession } from '../api/renewSession.ts'
import type { LastUser } from './lastUser.ts'

export const CHECK_EVERY_MS = 30_000
export const PRESENCE_EVERY_MS = 60_000
/** How often the first load tries before the server counts as unreachable. */
const FIRST_LOAD_ATTEMPTS = 3
/** The last user is shown if the server hasn't answered by then. */
const LAST_USER_AFTER_MS = 4000

/**
 * `unreachable`: there is a credential, but the server did not answer whose it is. `isLastSeen`: likewise,
 * and this is the last user, with an unknown balance.
 */
export type SessionState =
  | { status: 'loading' }
  | { status: 'unreachable' }
  | { status: 'guest' }
  | { status: 'user'; user: User; isLastSeen?: true }

export type Session = {
  state: () => SessionState
  subscribe: (onChange: () => void) => () => void
  /** Loads the user of the stored credential, then keeps the credential fresh until `stop`. */
  start: () => Promise<void>
  stop: () => void
  /** Loads the user again: after the server was unreachable, or another tab changed the credential. */
  reload: () => Promise<void>
  /** Refreshes the token if it is about to expire. */
  check: () => Promise<void>
  /** The page became visible again, or the network came back. */
  wakeUp: () => void
  enter: (answer: SessionAnswer) => void
  replaceUser: (user: User) => void
  /** Applies a change from a live message. */
  changeUser: (change: Partial<User>) => void
  /** Shows the balance reduced by this amount until the server next sends it. Nothing has been taken yet. */
  debit: (amountReais: number) => void
  /** Shows the server's last balance again. */
  undoDebit: () => void
  /** Clears credential and user. */
  end: () => void
}

type Parts = {
  callApi: CallApi
  credential: Credential
  renewSession: RenewSession
  timers: Timers
  lastUser: LastUser
}

/** Creates the session of this browser's user ([ACCOUNT-18] and [ACCOUNT-19]). */
export function createSession(parts: Parts): Session {
  return new BrowserSession(parts)
}

class BrowserSession implements Session {
  readonly #parts: Parts
  readonly #listeners = new Set<() => void>()
  #state: SessionState
  #checkTimer: TimerHandle | null = null
  #presenceTimer: TimerHandle | null = null
  /** The server's last balance while a different one is shown. */
  #serverBalance: number | null = null

  constructor(parts: Parts) {
    this.#parts = parts
    this.#state = parts.credential.token() === null ? { status: 'guest' } : { status: 'loading' }
  }

  state = () => this.#state

  subscribe = (onChange: () => void) => {
    this.#listeners.add(onChange)
    return () => this.#listeners.delete(onChange)
  }

  async start() {
    this.#scheduleCheck()
    this.#schedulePresence()
    if (this.#state.status !== 'loading') return
    const { timers } = this.#parts
    const timer = timers.set(() => {
      if (this.#state.status === 'loading' && this.#parts.lastUser.get()) this.#showLastUser()
    }, LAST_USER_AFTER_MS)
    await this.reload()
    timers.clear(timer)
  }

  stop() {
    for (const timer of [this.#checkTimer, this.#presenceTimer]) {
      if (timer !== null) this.#parts.timers.clear(timer)
    }
  }

  async reload() {
    for (let attempt = 1; ; attempt += 1) {
      const token = this.#parts.credential.token()
      if (token === null) return this.#set({ status: 'guest' })
      const loaded = await this.#load()
      if (loaded === 'again' && attempt < FIRST_LOAD_ATTEMPTS) await this.#sleep(BACKOFF_STEP_MS * attempt)
      else if (loaded === 'again') return this.#showLastUser()
      else return
    }
  }

  async check() {
    const { credential, renewSession, timers } = this.#parts
    const token = credential.token()
    if (token === null) return
    if (this.#state.status === 'unreachable' || this.#isLastSeen()) await this.reload()
    else if (credential.isExpiring(timers.nowMs())) {
      const renewal = await renewSession(token)
      if (renewal.status === 'refused') this.end()
    }
  }

  wakeUp() {
    this.#markOnline()
    void this.check()
  }

  enter({ token, user, expiresInS }: SessionAnswer) {
    const { credential, timers } = this.#parts
    credential.store(token, timers.nowMs() + expiresInS * 1000)
    this.replaceUser(user)
  }

  replaceUser(user: User) {
    this.#serverBalance = null
    this.#show(user)
  }

  changeUser(change: Partial<User>) {
    if (this.#state.status !== 'user') return
    if (change.balance !== undefined) this.#serverBalance = null
    // A live message has only part of the user: load the rest.
    if (this.#isLastSeen()) return void this.check()
    this.#show({ ...this.#state.user, ...change })
  }

  debit(amountReais: number) {
    if (this.#state.status !== 'user' || this.#isLastSeen()) return
    const { user } = this.#state
    this.#serverBalance ??= user.balance
    this.#show({ ...user, balance: Math.round((user.balance - amountReais) * 100) / 100 })
  }

  undoDebit() {
    if (this.#serverBalance !== null) this.changeUser({ balance: this.#serverBalance })
  }

  end() {
    this.#parts.credential.clear()
    this.#parts.lastUser.forget()
    this.#set({ status: 'guest' })
  }

  async #load(): Promise<'done' | 'again'> {
    const { callApi } = this.#parts
    try {
      const { user } = await callApi('GET /auth/me')
      this.replaceUser(user)
      return 'done'
    } catch (error) {
      const isServerAnswer = error instanceof ApiError && error.status < 500 && error.status !== 429
      if (!isServerAnswer || isRetryable(error) || error.code === 'NOT_JSON') return 'again'
      this.end()
      return 'done'
    }
  }

  /** Keeps a loaded user; otherwise shows the last user, or that the server is unreachable. */
  #showLastUser() {
    if (this.#state.status === 'user') return
    const user = this.#parts.lastUser.get()
    this.#set(user ? { status: 'user', user, isLastSeen: true } : { status: 'unreachable' })
  }

  #isLastSeen() {
    return this.#state.status === 'user' && this.#state.isLastSeen === true
  }

  #scheduleCheck() {
    this.#checkTimer = this.#parts.timers.set(() => {
      void this.check()
      this.#scheduleCheck()
    }, CHECK_EVERY_MS)
  }

  #schedulePresence() {
    this.#presenceTimer = this.#parts.timers.set(() => {
      this.#markOnline()
      this.#schedulePresence()
    }, PRESENCE_EVERY_MS)
  }

  /** Local only: the server takes a player's presence from their sockets. */
  #markOnline() {
    if (this.#state.status !== 'user' || this.#state.user.status !== 'offline' || this.#isLastSeen()) return
    this.#set({ status: 'user', user: { ...this.#state.user, status: 'online' } })
  }

  #sleep(delayMs: number) {
    return new Promise<void>((resolve) => this.#parts.timers.set(resolve, delayMs))
  }

  #show(user: User) {
    if (this.#parts.credential.token() === null) return
    this.#parts.lastUser.store(user)
    this.#set({ status: 'user', user })
  }

  #set(state: SessionState) {
    if (state.status === 'guest' && this.#state.status === 'guest') return
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
