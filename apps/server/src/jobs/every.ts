import type { Logger } from 'pino'

/** Work that is done again and again: it finds what is due in the database, so a run that is missed loses nothing. */
export type Sweep = { name: string; everyMs: number; run: () => Promise<void> }

/** Runs each sweep at its pace, never twice at once. A run that fails is logged; the next one tries again. */
export function startSweeps(sweeps: readonly Sweep[], log: Logger): { stop(): Promise<void> } {
  const running = new Set<Promise<void>>()
  const timers = sweeps.map(({ name, everyMs, run }) => {
    let current: Promise<void> | null = null
    return setInterval(() => {
      if (current) return
      current = run()
        .catch((error: unknown) => log.error({ err: error, sweep: name }, 'a sweep failed'))
        .finally(() => {
          if (current) running.delete(current)
          current = null
        })
      running.add(current)
    }, everyMs)
  })
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await Promise.allSettled(running)
    },
  }
}
