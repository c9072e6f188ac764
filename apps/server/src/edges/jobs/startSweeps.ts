import type { Logger } from 'pino'
import { inScope } from '../../kernel/log/scope.ts'
import type { Watch } from '../../kernel/watch.ts'

/** Work that repeats. Each run finds what is due in the database, so a missed run loses nothing. */
export type Sweep = { name: string; everyMs: number; run: () => Promise<void> }

/** Runs each sweep at its interval, never twice at once. A failed run is logged; the next one tries again. */
export function startSweeps(
  sweeps: readonly Sweep[],
  { log, watch }: { log: Logger; watch: Pick<Watch, 'swept'> | null },
): { stop(): Promise<void> } {
  const running = new Set<Promise<void>>()
  const runOnce = async ({ name, run }: Sweep) => {
    const begunMs = performance.now()
    const failed = await run().then(
      () => false,
      (error: unknown) => {
        log.error({ err: error }, 'a sweep failed')
        return true
      },
    )
    watch?.swept({ sweep: name, ms: performance.now() - begunMs, failed })
  }
  const timers = sweeps.map((sweep) => {
    let current: Promise<void> | null = null
    return setInterval(() => {
      if (current) return
      current = inScope({ sweep: sweep.name }, () => runOnce(sweep)).finally(() => {
        if (current) running.delete(current)
        current = null
      })
      running.add(current)
    }, sweep.everyMs)
  })
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await Promise.allSettled(running)
    },
  }
}
