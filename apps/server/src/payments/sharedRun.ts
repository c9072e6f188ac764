export type SharedRun = {
  /** Runs once more, after the run that is under way; settles with it. */
  run(): Promise<void>
  /** The same, with nobody waiting for it. */
  nudge(): void
  /** Begins nothing more, and waits for what is under way. */
  stop(): Promise<void>
}

/** Runs a piece of work never twice at once; whoever asks while it runs gets one more run, shared with all who ask. */
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
