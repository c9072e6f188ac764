/** What sockets have begun and not finished: it uses the database, so a server that stops waits for it. */
export type SocketWork = {
  /** The task must not reject. */
  track(task: Promise<void>): void
  /** Settles when all of it has finished, or after so long. */
  finish(options: { withinMs: number }): Promise<void>
}

export function trackSocketWork(): SocketWork {
  const running = new Set<Promise<void>>()
  return {
    track(task) {
      running.add(task)
      void task.finally(() => running.delete(task))
    },
    async finish({ withinMs }) {
      let isLate = false
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(() => {
          isLate = true
          resolve()
        }, withinMs)
      })
      // A task may begin another one.
      while (running.size > 0 && !isLate) await Promise.race([Promise.all(running), late])
      clearTimeout(timer)
    },
  }
}
