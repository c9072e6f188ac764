import { Worker } from 'node:worker_threads'
import { type ArenaPairing, type FreePlayer, pairArena } from '@lance/domain/arena'

/** Up to this many free players are paired where the moves are, within some milliseconds. */
const ON_MAIN_THREAD_MAX = 200
/** The most time for one pairing; 10,000 free players take a tenth of a second. */
const PAIR_WITHIN_MS = 8000

export type PairingRequest = {
  free: readonly FreePlayer[]
  isOpening: boolean
  activePlayers: number
  nowMs: number
}

export type Pairer = {
  /** Pairs free players. Throws if the players can't be paired, or the thread failed or took too long. */
  pair(request: PairingRequest): Promise<readonly ArenaPairing[]>
  close(): Promise<void>
}

/** Pairs many players on a separate thread, one arena at a time, so that no move waits for it. */
export function openPairer(): Pairer {
  let worker: Worker | null = null
  let last: Promise<unknown> = Promise.resolve()
  const close = async () => {
    const closing = worker
    worker = null
    await closing?.terminate()
  }
  async function pairOnThread(request: PairingRequest): Promise<readonly ArenaPairing[]> {
    worker ??= openWorker()
    try {
      return await askWorker(worker, request)
    } catch (error) {
      await close()
      throw error
    }
  }
  return {
    pair(request) {
      if (request.free.length <= ON_MAIN_THREAD_MAX) return Promise.resolve(pairHere(request))
      const pairing = last.then(() => pairOnThread(request))
      last = pairing.catch(() => {})
      return pairing
    },
    close,
  }
}

/** Pairs on this thread. */
export function pairHere(request: PairingRequest): readonly ArenaPairing[] {
  const paired = pairArena({ ...request, random: Math.random })
  if (!paired.ok) throw new Error(`the players of an arena could not be paired: ${paired.code}`)
  return paired.pairings
}

function openWorker(): Worker {
  const worker = new Worker(new URL('./pairWorker.ts', import.meta.url))
  worker.unref()
  return worker
}

function askWorker(worker: Worker, request: PairingRequest): Promise<readonly ArenaPairing[]> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void) => {
      clearTimeout(timer)
      worker.off('message', answer).off('error', fail)
      done()
    }
    const answer = (pairings: readonly ArenaPairing[]) => settle(() => resolve(pairings))
    const fail = (error: unknown) => settle(() => reject(error))
    const timer = setTimeout(() => fail(new Error('pairing took too long')), PAIR_WITHIN_MS)
    worker.on('message', answer).on('error', fail)
    worker.postMessage(request)
  })
}
