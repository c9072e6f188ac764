import type { TimerHandle, Timers } from '../base/timers.ts'
import { createValueStore, type ValueStore } from '../base/valueStore.ts'

/** The delay before checking an unreachable server again; it grows with each failure. */
export const RETRY_MS = 2000
const RETRY_MAX_MS = 15_000
const BACKOFF_FACTOR = 1.5

type NetworkOptions = {
  /** Whether the server answers at all. */
  isReachable: () => Promise<boolean>
  /** Called each time the server answers again. */
  onReconnect: () => void
  timers: Timers
}

export type Network = {
  isOnline: ValueStore<boolean>['get']
  subscribe: ValueStore<boolean>['subscribe']
  /** Reports a call without an answer, or the browser going offline: checks until the server answers. */
  checkNow: () => void
}

/** Tracks whether the server can be reached. A lost call alone means nothing; only a failed check counts. */
export function watchNetwork({ isReachable, onReconnect, timers }: NetworkOptions): Network {
  const isOnline = createValueStore(true)
  let isChecking = false
  /** A doubt came while a check was under way: its answer may be older than what raised the doubt. */
  let isStale = false
  let timer: TimerHandle | null = null
  let delayMs = RETRY_MS

  async function check(): Promise<void> {
    if (timer !== null) timers.clear(timer)
    timer = null
    if (isChecking) {
      isStale = true
      return
    }
    isChecking = true
    isStale = false
    const isUp = await isReachable()
    isChecking = false
    if (isUp && isStale) return check()
    if (isUp) {
      delayMs = RETRY_MS
      const wasOffline = !isOnline.get()
      isOnline.set(true)
      if (wasOffline) onReconnect()
      return
    }
    isOnline.set(false)
    timer = timers.set(() => void check(), delayMs)
    delayMs = Math.min(delayMs * BACKOFF_FACTOR, RETRY_MAX_MS)
  }

  return { isOnline: isOnline.get, subscribe: isOnline.subscribe, checkNow: () => void check() }
}
