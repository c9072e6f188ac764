import type { OwnAnswer, OwnAsked } from './ownBook.ts'
import type { OwnBookReply, OwnBookRequest } from './ownBookWorker.ts'
import { type OwnGames, readOwnGames } from './readOwnGames.ts'

export type OwnFacts = { counted: number; isCut: boolean; seenAtMs: number | undefined }
export type OwnBook = {
  ask: (asked: OwnAsked) => Promise<OwnAnswer & OwnFacts>
  close: () => void
}

/** Reads a user's games and counts them in a worker, which ends with `close`. */
export function openOwnBook(userId: string): OwnBook {
  const reading = new AbortController()
  const waiting = new Map<number, { resolve: (answer: OwnAnswer) => void; reject: (error: Error) => void }>()
  let worker: Worker | null = null
  let lastId = 0
  const failAll = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  const start = (given: OwnGames): OwnFacts => {
    reading.signal.throwIfAborted()
    worker = new Worker(new URL('./ownBookWorker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data: { id, answer } }: MessageEvent<OwnBookReply>) => {
      const asker = waiting.get(id)
      waiting.delete(id)
      if (answer === null) asker?.reject(new RangeError('not a position'))
      else asker?.resolve(answer)
    }
    worker.onerror = () => failAll(new Error('the own games could not be counted'))
    worker.postMessage({ games: given.games } satisfies OwnBookRequest)
    return { counted: given.games.length, isCut: given.isCut, seenAtMs: given.seenAtMs }
  }
  const opened = readOwnGames(userId, reading.signal).then(start)
  // Who asks hears of it.
  opened.catch(() => {})
  return {
    async ask(asked) {
      const facts = await opened
      const id = ++lastId
      const answer = await new Promise<OwnAnswer>((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        worker?.postMessage({ id, asked } satisfies OwnBookRequest)
      })
      return { ...answer, ...facts }
    },
    close() {
      reading.abort()
      worker?.terminate()
      failAll(new Error('closed'))
    },
  }
}
