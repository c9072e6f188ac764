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
