import type { TimerHandle, Timers } from '../socket/timers.ts'
import { createValueStore, type ValueStore } from './valueStore.ts'

/** The delay before checking an unreachable server again; it grows with each failure. */
export const LOOK_AGAIN_MS = 2000
const LOOK_AGAIN_MAX_MS = 15_000
const SLOWER_BY = 1.5

type NetworkParts = {
  /** Whether the server answers at all. */
  isThere: () => Promise<boolean>
  /** Called each time the server answers again. */
  onBack: () => void
  timers: Timers
}

export type Network = {
  isOnline: ValueStore<boolean>['get']
  subscribe: ValueStore<boolean>['subscribe']
  /** Reports a call without an answer, or the browser going offline: checks until the server answers. */
  doubt: () => void
}

/** Tracks whether the server can be reached. A lost call alone means nothing; only a failed check counts. */
export function followNetwork({ isThere, onBack, timers }: NetworkParts): Network {
  const isOnline = createValueStore(true)
  let isLooking = false
  /** A doubt came while a check was under way: its answer may be older than what raised the doubt. */
  let isStale = false
  let timer: TimerHandle | null = null
  let delayMs = LOOK_AGAIN_MS

  async function look(): Promise<void> {
    if (timer !== null) timers.clear(timer)
    timer = null
    if (isLooking) {
      isStale = true
      return
    }
    isLooking = true
    isStale = false
    const isBack = await isThere()
    isLooking = false
    if (isBack && isStale) return look()
    if (isBack) {
      delayMs = LOOK_AGAIN_MS
      const wasOffline = !isOnline.get()
      isOnline.set(true)
      if (wasOffline) onBack()
      return
    }
    isOnline.set(false)
    timer = timers.set(() => void look(), delayMs)
    delayMs = Math.min(delayMs * SLOWER_BY, LOOK_AGAIN_MAX_MS)
  }

  return { isOnline: isOnline.get, subscribe: isOnline.subscribe, doubt: () => void look() }
}
