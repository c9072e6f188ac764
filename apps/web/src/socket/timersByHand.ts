import type { Timers } from './timers.ts'

export type TimersByHand = Timers & {
  /** Moves the clock on and runs what fell due, in order. */
  turn: (byMs: number) => void
  /** The delays of all that is waiting, shortest first. */
  dueInMs: () => number[]
}

/** For tests: time that stands still until it is turned. */
export function timersByHand(startMs = 0): TimersByHand {
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
    turn(byMs) {
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
