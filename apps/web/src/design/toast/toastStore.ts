import { browserTimers, type TimerHandle, type Timers } from '../../base/timers.ts'

export const TOAST_DURATION_MS = 5000
/** How long a toast stays at least, while others wait for its place. */
export const TOAST_LEAST_MS = 2000
/** How many toasts may wait; beyond that, the oldest of the least urgent is dropped. */
export const TOASTS_WAITING_MAX = 4

export type Toast = {
  title: string
  description?: string
  style?: 'default' | 'destructive'
  /** How long it stays, in milliseconds; `Infinity`: until dismissed. 5000 by default. */
  durationMs?: number
  action?: { label: string; onPress: () => void }
  /** Comes before those that wait and are not urgent. A destructive toast is urgent. */
  isUrgent?: boolean
  /** What it tells of, for `withdraw`. */
  topic?: string
}
/** `id` distinguishes toasts with the same text. */
export type ShownToast = Toast & { id: number }

export type ToastStore = {
  show: (toast: Toast) => void
  dismiss: () => void
  /** Removes the toasts of a topic, shown or waiting: what they tell of is over. */
  withdraw: (topic: string) => void
  /** Stops the timer while the pointer or the focus is on the toast. */
  hold: () => void
  release: () => void
  current: () => ShownToast | null
  subscribe: (onChange: () => void) => () => void
}

/**
 * At most one toast is visible. A new one follows as soon as the current has been seen for two seconds
 * ([SITE-6]).
 */
export function createToastStore(timers: Timers = browserTimers): ToastStore {
  let shown: ShownToast | null = null
  let waiting: ShownToast[] = []
  let timer: TimerHandle | null = null
  let isHeld = false
  /** How long the current toast has been seen, without the time since `runningSinceMs`. */
  let seenMs = 0
  let runningSinceMs = 0
  let lastId = 0
  const listeners = new Set<() => void>()

  function change(toast: ShownToast | null, alreadySeenMs = 0) {
    shown = toast
    isHeld = false
    seenMs = alreadySeenMs
    runningSinceMs = timers.nowMs()
    run()
    for (const listener of listeners) listener()
  }
  const showNext = () => change(waiting.shift() ?? null)
  function stop() {
    if (timer !== null) timers.clear(timer)
    timer = null
    if (!isHeld) seenMs += timers.nowMs() - runningSinceMs
    runningSinceMs = timers.nowMs()
  }
  function run() {
    stop()
    if (shown === null || isHeld) return
    const { durationMs = TOAST_DURATION_MS } = shown
    const leftMs = (waiting.length === 0 ? durationMs : Math.min(durationMs, TOAST_LEAST_MS)) - seenMs
    if (leftMs <= 0) showNext()
    else if (Number.isFinite(leftMs)) timer = timers.set(showNext, leftMs)
  }

  return {
    show(toast) {
      lastId += 1
      const added = { ...toast, id: lastId }
      const isSame = (one: Toast) => one.title === toast.title && one.description === toast.description
      if (shown === null) return change(added)
      if (isSame(shown)) {
        stop()
        // What is told again and again must not keep the others waiting.
        return change(added, waiting.length === 0 ? 0 : seenMs)
      }
      const others = waiting.filter((one) => !isSame(one))
      waiting = enqueue(others, added)
      run()
    },
    dismiss() {
      if (shown !== null) showNext()
    },
    withdraw(topic) {
      waiting = waiting.filter((one) => one.topic !== topic)
      if (shown?.topic === topic) showNext()
      else run()
    },
    hold() {
      stop()
      isHeld = true
    },
    release() {
      stop()
      isHeld = false
      run()
    },
    current: () => shown,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

/** The waiting toasts with a new one, the urgent ones first. */
function enqueue(waiting: readonly ShownToast[], added: ShownToast): ShownToast[] {
  const isUrgent = (toast: Toast) => toast.isUrgent ?? toast.style === 'destructive'
  const all = [...waiting, added]
  const usual = all.filter((one) => !isUrgent(one))
  const urgent = all.filter(isUrgent)
  if (all.length > TOASTS_WAITING_MAX) (usual.length > 0 ? usual : urgent).shift()
  return [...urgent, ...usual]
}

/** The page's only toast store; `showToast` may be called from anywhere. */
export const toasts = createToastStore()
export const showToast = toasts.show
