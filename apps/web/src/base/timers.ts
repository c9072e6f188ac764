export type TimerHandle = number | object

/** Injectable timers, so that tests can control time. */
export type Timers = {
  set: (run: () => void, delayMs: number) => TimerHandle
  clear: (handle: TimerHandle) => void
  nowMs: () => number
}

export const browserTimers: Timers = {
  set: (run, delayMs) => setTimeout(run, delayMs),
  clear: (handle) => clearTimeout(handle as number),
  nowMs: () => Date.now(),
}

/** The longest wait: a hidden page paints nothing. */
const LATEST_MS = 200

/** Runs after the next frame has been painted, for work that is invisible or not urgent. */
export function afterPaint(run: () => void): void {
  let isDue = true
  const once = () => {
    if (!isDue) return
    isDue = false
    clearTimeout(latest)
    run()
  }
  const latest = setTimeout(once, document.hidden ? 0 : LATEST_MS)
  requestAnimationFrame(() => setTimeout(once))
}
