import type { ImportCounts } from './collection.ts'
import type {
  CallName,
  CollectionAnswer,
  CollectionCalls,
  CollectionFailure,
  CollectionRequest,
} from './messages.ts'

export class CollectionError extends Error {
  readonly code: CollectionFailure
  constructor(code: CollectionFailure) {
    super(code)
    this.code = code
  }
}

type Waiting = {
  resolve: (value: unknown) => void
  reject: (error: CollectionError) => void
  onProgress: ((part: number, counts: ImportCounts) => void) | undefined
}

export type Collection = {
  /** Rejects with a `CollectionError`. */
  call: <Name extends CallName>(
    name: Name,
    request: CollectionCalls[Name]['request'],
    onProgress?: (part: number, counts: ImportCounts) => void,
  ) => Promise<CollectionCalls[Name]['answer']>
  close: () => void
}

/**
 * An account's collection in this browser, or the browser's own (''). A worker keeps it: reading and searching never hold up the
 * page.
 */
export function openCollection({ owner, onChanged }: { owner: string; onChanged: () => void }): Collection {
  const waiting = new Map<number, Waiting>()
  let nextId = 1
  const worker = new Worker(new URL('./collectionWorker.ts', import.meta.url), { type: 'module' })
  const failAll = () => {
    for (const { reject } of waiting.values()) reject(new CollectionError('FAILED'))
    waiting.clear()
  }
  worker.onerror = failAll
  worker.onmessage = ({ data }: MessageEvent<CollectionAnswer>) => {
    if (data.type === 'changed') return onChanged()
    const one = waiting.get(data.id)
    if (data.type === 'progress') return one?.onProgress?.(data.part, data.counts)
    waiting.delete(data.id)
    if (data.type === 'answer') one?.resolve(data.value)
    else one?.reject(new CollectionError(data.code))
  }
  return {
    call: (call, request, onProgress) =>
      new Promise((resolve, reject) => {
        const id = nextId++
        waiting.set(id, { resolve: resolve as (value: unknown) => void, reject, onProgress })
        worker.postMessage({ id, owner, call, ...request } as CollectionRequest)
      }),
    close() {
      worker.terminate()
      failAll()
    },
  }
}
