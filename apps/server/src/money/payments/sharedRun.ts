export type SharedRun = {
  /** Runs once more, after the current run, and settles when that new run does. */
  run(): Promise<void>
  /** The same without waiting: errors go to `onError`. */
  nudge(): void
  /** Begins nothing more, and waits for the current run. */
  stop(): Promise<void>
}

/** Never runs a piece of work twice at once: all calls during a run share one more run after it. */
export function openSharedRun(
  work: () => Promise<void>,
  { onError }: { onError: (error: unknown) => void },
): SharedRun {
  let current: Promise<void> | null = null
  let next: Promise<void> | null = null
  let stopped = false

  function begin(): Promise<void> {
    const running = work().finally(() => {
      if (current === running) current = null
    })
    current = running
    return running
  }

  function run(): Promise<void> {
    if (stopped) return Promise.resolve()
    if (!current) return begin()
    next ??= current
      .catch(() => {})
      .then(() => {
        next = null
        return stopped ? undefined : begin()
      })
    return next
  }

  return {
    run,
    nudge: () => void run().catch(onError),
    async stop() {
      stopped = true
      await Promise.allSettled([current, next])
    },
  }
}
