import { Worker } from 'node:worker_threads'
import type { Color, Variant } from '@lance/chess'
import type { AnalysedMove } from '@lance/chess/fairPlay'
import type { AnalysisLimits } from '@lance/engine/fairPlay'

/** The most time for one game at the second look, on the slowest machine, with its rests. */
const ANALYSE_WITHIN_MS = 5 * 60_000
/** How often to check whether the server is stopping. */
const CHECK_EVERY_MS = 200

/** The moves of a game, and where it began if not as standard chess does. */
export type PlayedGame = { ucis: readonly string[]; start?: { fen: string; variant: Variant } }

/** `side`: only this side's moves; both if not said. */
export type AnalysisJob = PlayedGame & { limits: AnalysisLimits; side?: Color }

export type Analyst = {
  /**
   * Analyses a game's moves and returns those that count as evidence; null if it gave up because the server is stopping
   * or the game took too long. Throws the error that ended the thread.
   */
  analyse(job: AnalysisJob): Promise<readonly AnalysedMove[] | null>
  close(): Promise<void>
}

export type OpenAnalyst = (options: { isStopping: () => boolean }) => Analyst

/** The engine on a separate thread, one game at a time. A thread that did not answer is not used again. */
export const openAnalyst: OpenAnalyst = ({ isStopping }) => {
  let worker: Worker | null = null
  const close = async () => {
    const closing = worker
    worker = null
    await closing?.terminate()
  }
  return {
    async analyse(job) {
      worker ??= openWorker()
      try {
        const answer = await askWorker(worker, { job, isStopping })
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
  const worker = new Worker(new URL('./analyseWorker.ts', import.meta.url))
  worker.unref()
  return worker
}

function askWorker(
  worker: Worker,
  { job, isStopping }: { job: AnalysisJob; isStopping: () => boolean },
): Promise<readonly AnalysedMove[] | null> {
  return new Promise((resolve, reject) => {
    const givesUpAtMs = performance.now() + ANALYSE_WITHIN_MS
    const settle = (done: () => void) => {
      clearInterval(timer)
      worker.off('message', answer).off('error', fail).off('exit', end)
      done()
    }
    const answer = (moves: readonly AnalysedMove[]) => settle(() => resolve(moves))
    const fail = (error: unknown) => settle(() => reject(error))
    const end = () => fail(new Error('the thread of the analysis has ended'))
    const timer = setInterval(() => {
      if (isStopping() || performance.now() > givesUpAtMs) settle(() => resolve(null))
    }, CHECK_EVERY_MS)
    worker.on('message', answer).on('error', fail).on('exit', end)
    worker.postMessage(job)
  })
}
