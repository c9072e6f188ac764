import { Worker } from 'node:worker_threads'
import type { Variant } from '@lance/chess'
import type { ComparedMove } from '@lance/chess/fairPlay'

/** The most time for one game, on the slowest machine. */
const COMPARE_WITHIN_MS = 5 * 60_000
/** How often to check whether the server is stopping. */
const CHECK_EVERY_MS = 200

/** The moves of a game, and where it began if not as standard chess does. */
export type PlayedGame = { ucis: readonly string[]; start?: { fen: string; variant: Variant } }

export type Comparer = {
  /**
   * Compares a game's moves with the engine's and returns the telling ones; null if it gave up because the
   * server is stopping or the game took too long. Throws the error that ended the thread.
   */
  compare(game: PlayedGame): Promise<readonly ComparedMove[] | null>
  close(): Promise<void>
}

/** The engine on a separate thread, one game at a time. A thread that did not answer is not used again. */
export function openComparer({ isStopping }: { isStopping: () => boolean }): Comparer {
  let worker: Worker | null = null
  const close = async () => {
    const closing = worker
    worker = null
    await closing?.terminate()
  }
  return {
    async compare(game) {
      worker ??= openWorker()
      try {
        const answer = await compareOnWorker(worker, { game, isStopping })
        if (answer === null) await close()
        return answer
      } catch (error) {
        await close()
        throw error
      }
    },
    close,
  }
}

function openWorker(): Worker {
  const worker = new Worker(new URL('./compareWorker.ts', import.meta.url))
  worker.unref()
  return worker
}

function compareOnWorker(
  worker: Worker,
  { game, isStopping }: { game: PlayedGame; isStopping: () => boolean },
): Promise<readonly ComparedMove[] | null> {
  return new Promise((resolve, reject) => {
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
    }, CHECK_EVERY_MS)
    worker.on('message', answer).on('error', fail)
    worker.postMessage(game)
  })
}
