import type { EngineAnswer, EngineQuestion, EngineReply, EngineRequest } from './answerQuestion.ts'

export type EngineFailure = { ok: false; code: 'CANCELLED' | 'ENGINE_FAILED' }
export type EngineResult = { ok: true; answer: EngineAnswer } | EngineFailure

export type Engine = {
  /** Answers one question at a time: a new question cancels the pending one, which resolves to CANCELLED. */
  ask: (question: EngineQuestion) => Promise<EngineResult>
  /** Ends the current search and its worker. The next question starts a new worker. */
  stop: () => void
}

/** The part of `Worker` that the engine uses. */
export type EngineWorker = Pick<
  Worker,
  'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'
>

type PendingQuestion = { requestId: number; settle: (result: EngineResult) => void }

/** An engine whose worker starts with the first question. */
export function openEngine(startWorker: () => EngineWorker): Engine {
  return new WorkerEngine(startWorker)
}

class WorkerEngine implements Engine {
  readonly #startWorker: () => EngineWorker
  #worker: EngineWorker | null = null
  #pending: PendingQuestion | null = null
  #lastRequestId = 0

  constructor(startWorker: () => EngineWorker) {
    this.#startWorker = startWorker
  }

  ask(question: EngineQuestion): Promise<EngineResult> {
    // A running search receives no messages: only ending its worker ends it.
    if (this.#pending !== null) this.stop()
    this.#lastRequestId += 1
    const request: EngineRequest = { requestId: this.#lastRequestId, question }
    return new Promise((settle) => {
      this.#pending = { requestId: request.requestId, settle }
      this.#ensureWorker().postMessage(request)
    })
  }

  stop() {
    this.#end({ ok: false, code: 'CANCELLED' })
  }

  #ensureWorker(): EngineWorker {
    if (this.#worker !== null) return this.#worker
    const worker = this.#startWorker()
    worker.onmessage = ({ data }: MessageEvent<EngineReply>) => this.#handleReply(data)
    worker.onerror = () => this.#end({ ok: false, code: 'ENGINE_FAILED' })
    worker.onmessageerror = () => this.#end({ ok: false, code: 'ENGINE_FAILED' })
    this.#worker = worker
    return worker
  }

  #handleReply(reply: EngineReply) {
    const asked = this.#pending
    if (reply.type === 'ready' || asked === null || asked.requestId !== reply.requestId) return
    const { answer } = reply
    if (answer.type === 'refused') return this.#end({ ok: false, code: 'ENGINE_FAILED' })
    this.#pending = null
    asked.settle({ ok: true, answer })
  }

  #end(result: EngineFailure) {
    const asked = this.#pending
    this.#pending = null
    this.#worker?.terminate()
    this.#worker = null
    asked?.settle(result)
  }
}
