import { Worker } from 'node:worker_threads'
import type { SwissStanding } from '@lance/domain/swiss'
import { doPairJob, type PairAnswer, type PairedRound, type PairJob } from './pairJob.ts'
import type { SwissHistory } from './readHistory.ts'

/** Up to so many players a round is paired in some ms, so at once; the pairs of more on a separate thread. */
const INLINE_PLAYERS_MAX = 40

export type Pairer = {
  /** Pairs the next round; null if no pairing is legal. Rejects with what the thread throws, or when it is closed. */
  pair(history: SwissHistory, absent: readonly string[]): Promise<PairedRound | null>
  standings(history: SwissHistory): Promise<SwissStanding[]>
  close(): Promise<void>
}

/** Pairs rounds, the large ones on a separate thread, one after the other. A thread that failed is not used again. */
export function openPairer(): Pairer {
  let worker: Worker | null = null
  let last: Promise<unknown> = Promise.resolve()
  const close = async () => {
    const closing = worker
    worker = null
    await closing?.terminate()
  }
  async function runOnThread(job: PairJob): Promise<PairAnswer> {
    worker ??= openWorker()
    try {
      return await answerOf(worker, job)
    } catch (error) {
      await close()
      throw error
    }
  }
  function run(job: PairJob): Promise<PairAnswer> {
    if (job.history.players.length <= INLINE_PLAYERS_MAX) return Promise.resolve(doPairJob(job))
    const turn = last.then(() => runOnThread(job))
    last = turn.catch(() => {})
    return turn
  }
  return {
    async pair(history, absent) {
      return (await run({ kind: 'pair', history, absent })).paired
    },
    async standings(history) {
      return (await run({ kind: 'standings', history })).standings
    },
    close,
  }
}

function openWorker(): Worker {
  const worker = new Worker(new URL('./pairWorker.ts', import.meta.url))
  worker.unref()
  return worker
}

function answerOf(worker: Worker, job: PairJob): Promise<PairAnswer> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void) => {
      worker.off('message', answer).off('error', fail).off('exit', stop)
      done()
    }
    const answer = (message: PairAnswer) => settle(() => resolve(message))
    const fail = (error: unknown) => settle(() => reject(error))
    const stop = () => settle(() => reject(new Error('the pairing thread has ended')))
    worker.on('message', answer).on('error', fail).on('exit', stop)
    worker.postMessage(job)
  })
}
