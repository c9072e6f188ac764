export type TimerHandle = number | object

/** Time as something that can be handed in: a test turns it by hand. */
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
