import type { EngineAnswer, EngineQuestion, EngineReply, EngineRequest } from './engineMessages.ts'

export type EngineFailure = { ok: false; code: 'CANCELLED' | 'ENGINE_FAILED' }
export type EngineResult = { ok: true; answer: EngineAnswer } | EngineFailure

export type Engine = {
  /** Asks for one thing at a time: a question takes the place of the one before, which ends as CANCELLED. */
  ask: (question: EngineQuestion) => Promise<EngineResult>
  /** Ends the search under way, and the worker with it. A later question starts another. */
  stop: () => void
}

/** The part of a `Worker` that is used. */
export type EngineWorker = Pick<
  Worker,
  'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'
>

type Asked = { requestId: number; settle: (result: EngineResult) => void }

/** An engine whose worker starts with the first question. */
export function openEngine(startWorker: () => EngineWorker): Engine {
  return new WorkerEngine(startWorker)
}

class WorkerEngine implements Engine {
  readonly #startWorker: () => EngineWorker
  #worker: EngineWorker | null = null
  #asked: Asked | null = null
  #lastRequestId = 0

  constructor(startWorker: () => EngineWorker) {
    this.#startWorker = startWorker
  }

  ask(question: EngineQuestion): Promise<EngineResult> {
    // A search can't hear that nobody waits for it: only ending its worker ends it.
    if (this.#asked !== null) this.stop()
    this.#lastRequestId += 1
    const request: EngineRequest = { requestId: this.#lastRequestId, question }
    return new Promise((settle) => {
      this.#asked = { requestId: request.requestId, settle }
      this.#running().postMessage(request)
    })
  }

  stop() {
    this.#end({ ok: false, code: 'CANCELLED' })
  }

  #running(): EngineWorker {
    if (this.#worker !== null) return this.#worker
    const worker = this.#startWorker()
    worker.onmessage = ({ data }: MessageEvent<EngineReply>) => this.#hear(data)
    worker.onerror = () => this.#end({ ok: false, code: 'ENGINE_FAILED' })
    worker.onmessageerror = () => this.#end({ ok: false, code: 'ENGINE_FAILED' })
    this.#worker = worker
    return worker
  }

  #hear(reply: EngineReply) {
    const asked = this.#asked
    if (reply.type === 'ready' || asked === null || asked.requestId !== reply.requestId) return
    const { answer } = reply
    if (answer.type === 'refused') return this.#end({ ok: false, code: 'ENGINE_FAILED' })
    this.#asked = null
    asked.settle({ ok: true, answer })
  }

  #end(result: EngineFailure) {
    const asked = this.#asked
    this.#asked = null
    this.#worker?.terminate()
    this.#worker = null
    asked?.settle(result)
  }
}
