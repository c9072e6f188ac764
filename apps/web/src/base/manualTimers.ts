import type { Timers } from './timers.ts'

export type ManualTimers = Timers & {
  /** Advances the clock and runs due timers in order. */
  advance: (byMs: number) => void
  /** The remaining delays of all pending timers, shortest first. */
  dueInMs: () => number[]
}

/** For tests: timers that only run when time is advanced. */
export function manualTimers(startMs = 0): ManualTimers {
  let nowMs = startMs
  let waiting: { atMs: number; run: () => void }[] = []
  return {
    nowMs: () => nowMs,
    set(run, delayMs) {
      const timer = { atMs: nowMs + delayMs, run }
      waiting.push(timer)
      return timer
    },
    clear(handle) {
      waiting = waiting.filter((timer) => timer !== handle)
    },
    advance(byMs) {
      const untilMs = nowMs + byMs
      for (;;) {
        const next = waiting.filter(({ atMs }) => atMs <= untilMs).sort((a, b) => a.atMs - b.atMs)[0]
        if (next === undefined) break
        waiting = waiting.filter((timer) => timer !== next)
        nowMs = next.atMs
        next.run()
      }
      nowMs = untilMs
    },
    dueInMs: () => waiting.map(({ atMs }) => atMs - nowMs).sort((a, b) => a - b),
  }
}
