import { browserTimers, type TimerHandle, type Timers } from '../../base/timers.ts'

export const TOAST_DURATION_MS = 5000

export type Toast = {
  title: string
  description?: string
  style?: 'default' | 'destructive'
  /** How long it stays, in milliseconds; `Infinity`: until dismissed. 5000 by default. */
  durationMs?: number
  action?: { label: string; onPress: () => void }
}
/** `id` distinguishes toasts with the same text. */
export type ShownToast = Toast & { id: number }

export type ToastStore = {
  show: (toast: Toast) => void
  dismiss: () => void
  /** Stops the timer while the pointer or the focus is on the toast. */
  hold: () => void
  release: () => void
  current: () => ShownToast | null
  subscribe: (onChange: () => void) => () => void
}

/** At most one toast is visible: a new one replaces the current ([SITE-6]). */
export function createToastStore(timers: Timers = browserTimers): ToastStore {
  let shown: ShownToast | null = null
  let timer: TimerHandle | null = null
  let leftMs = Number.POSITIVE_INFINITY
  let runningSinceMs = 0
  let lastId = 0
  const listeners = new Set<() => void>()

  function change(toast: ShownToast | null) {
    stop()
    shown = toast
    for (const listener of listeners) listener()
  }
  function stop() {
    if (timer !== null) timers.clear(timer)
    timer = null
  }
  function run() {
    if (!Number.isFinite(leftMs)) return
    runningSinceMs = timers.nowMs()
    timer = timers.set(() => change(null), leftMs)
  }

  return {
    show(toast) {
      lastId += 1
      change({ ...toast, id: lastId })
      leftMs = toast.durationMs ?? TOAST_DURATION_MS
      run()
    },
    dismiss() {
      if (shown !== null) change(null)
    },
    hold() {
      if (timer === null) return
      leftMs = Math.max(0, leftMs - (timers.nowMs() - runningSinceMs))
      stop()
    },
    release() {
      if (shown !== null && timer === null) run()
    },
    current: () => shown,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

/** The page's only toast store; `showToast` may be called from anywhere. */
export const toasts = createToastStore()
export const showToast = toasts.show
