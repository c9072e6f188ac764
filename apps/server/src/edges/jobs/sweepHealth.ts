import type { Sweep } from '../../kernel/sweep.ts'
import type { Watch } from '../../kernel/watch.ts'

/** A sweep that fails so many times in a row is in trouble. */
const FAILURES_MAX = 3
/** A sweep without a finished run for so many intervals, and this long besides, is late. */
const LATE_INTERVALS = 10
const LATE_MS = 5 * 60_000

/** `forMs`: since its last good run, or since the start. */
export type SweepTrouble = { sweep: string; kind: 'fails' | 'late'; forMs: number }

export type SweepHealth = Pick<Watch, 'swept'> & { troubles(): SweepTrouble[] }

/** Notes how the sweeps of this server fare. */
export function openSweepHealth(
  sweeps: readonly Pick<Sweep, 'name' | 'everyMs'>[],
  { monotonicMs = () => performance.now() }: { monotonicMs?: () => number } = {},
): SweepHealth {
  const startedMs = monotonicMs()
  const runs = new Map(
    sweeps.map(({ name }) => [name, { failures: 0, goodMs: startedMs, endedMs: startedMs }]),
  )
  return {
    swept({ sweep, failed }) {
      const run = runs.get(sweep)
      if (!run) return
      run.endedMs = monotonicMs()
      run.failures = failed ? run.failures + 1 : 0
      if (!failed) run.goodMs = run.endedMs
    },
    troubles() {
      const nowMs = monotonicMs()
      return sweeps.flatMap(({ name, everyMs }): SweepTrouble[] => {
        const run = runs.get(name)
        if (!run) return []
        const forMs = nowMs - run.goodMs
        if (run.failures >= FAILURES_MAX) return [{ sweep: name, kind: 'fails', forMs }]
        const isLate = nowMs - run.endedMs > LATE_INTERVALS * everyMs + LATE_MS
        return isLate ? [{ sweep: name, kind: 'late', forMs }] : []
      })
    },
  }
}
