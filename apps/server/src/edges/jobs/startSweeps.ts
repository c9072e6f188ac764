import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import { inScope } from '../../kernel/log/scope.ts'
import { makeInSlices, type Sweep } from '../../kernel/sweep.ts'
import type { Watch } from '../../kernel/watch.ts'

/** The share of a sweep's interval over which its slices are spread; its next run is due after the rest. */
const SPREAD_SHARE = 0.5

/**
 * Runs each sweep at its interval, never twice at once. A failed run is logged; the next one tries again.
 * `stop` resolves when the runs under way have ended; they pause no more.
 */
export function startSweeps(
  sweeps: readonly Sweep[],
  { log, watch }: { log: Logger; watch: Pick<Watch, 'swept'> | null },
): { stop(): Promise<void> } {
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()
  const pause = (ms: number) => setTimeout(ms, undefined, { signal: stopping.signal }).catch(() => {})
  const runOnce = async ({ name, everyMs, run }: Sweep) => {
    const begunMs = performance.now()
    const failed = await run(makeInSlices({ overMs: everyMs * SPREAD_SHARE, pause })).then(
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
      stopping.abort()
      await Promise.allSettled(running)
    },
  }
}
