import { Worker } from 'node:worker_threads'
import type { ComparedMove } from '@lance/chess/fairPlay'

/** So long a game may take, on the slowest machine. */
const COMPARE_WITHIN_MS = 5 * 60_000
/** How soon a server that is to stop is noticed. */
const LOOK_EVERY_MS = 200

export type Comparer = {
  /** The moves of a game that say something; null where it was given up: the server stops, or it took too long. */
  compare(ucis: readonly string[]): Promise<readonly ComparedMove[] | null>
  close(): Promise<void>
}

/** The engine, on a thread of its own. One game at a time. */
export function openComparer({ isStopping }: { isStopping: () => boolean }): Comparer {
  const worker = new Worker(new URL('./compareWorker.ts', import.meta.url))
  // Whoever waits hears of it; between two games nobody does.
  worker.on('error', () => {})
  worker.unref()
  return {
    compare: (ucis) =>
      new Promise((resolve, reject) => {
        const givesUpAtMs = performance.now() + COMPARE_WITHIN_MS
        const settle = (done: () => void) => {
          clearInterval(timer)
          worker.off('message', answer).off('error', fail)
          done()
        }
        const answer = (moves: readonly ComparedMove[]) => settle(() => resolve(moves))
        const fail = (error: unknown) => settle(() => reject(error))
        const timer = setInterval(() => {
          if (isStopping() || performance.now() > givesUpAtMs) settle(() => resolve(null))
        }, LOOK_EVERY_MS)
        worker.on('message', answer).on('error', fail)
        worker.postMessage(ucis)
      }),
    async close() {
      await worker.terminate()
    },
  }
}
