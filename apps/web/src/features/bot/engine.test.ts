import { loadEngine } from '@lance/engine/node'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  answerQuestion,
  type EngineQuestion,
  type EngineReply,
  type EngineRequest,
} from './answerQuestion.ts'
import { type EngineWorker, openEngine } from './engine.ts'

const searcher = await loadEngine()

/** A worker that answers or fails when the test tells it to. */
class FakeWorker implements EngineWorker {
  onmessage: EngineWorker['onmessage'] = null
  onerror: EngineWorker['onerror'] = null
  onmessageerror: EngineWorker['onmessageerror'] = null
  requests: EngineRequest[] = []
  isEnded = false

  postMessage(request: EngineRequest) {
    this.requests.push(request)
  }
  terminate() {
    this.isEnded = true
  }
  reply(reply: EngineReply) {
    this.onmessage?.call(this as never, { data: reply } as MessageEvent)
  }
  answer({ requestId, question } = this.requests.at(-1) as EngineRequest) {
    this.reply({ type: 'answer', requestId, answer: answerQuestion(searcher, question) })
  }
}

let workers: FakeWorker[]
const start = () => {
  const worker = new FakeWorker()
  workers.push(worker)
  return worker
}
const after = (...ucis: string[]): EngineQuestion => ({ type: 'choose_move', level: 'easy', seed: 1, ucis })
const last = () => workers.at(-1) as FakeWorker

beforeEach(() => {
  workers = []
})

describe('the engine', () => {
  it('answers each question with a legal move from the same worker', async () => {
    const engine = openEngine(start)
    for (const ucis of [[], ['e2e4', 'e7e5']]) {
      const asked = engine.ask(after(...ucis))
      last().answer()
      expect(await asked).toMatchObject({ ok: true, answer: { type: 'move_chosen' } })
    }
    expect(workers).toHaveLength(1)
  })

  it('cancels the search when stopped or asked again, and ignores late answers', async () => {
    const engine = openEngine(start)
    const first = engine.ask(after())
    const second = engine.ask(after('e2e4'))
    expect(await first).toEqual({ ok: false, code: 'CANCELLED' })
    expect(workers[0]?.isEnded).toBe(true)
    engine.stop()
    expect(await second).toEqual({ ok: false, code: 'CANCELLED' })
    expect(workers[1]?.isEnded).toBe(true)
    const third = engine.ask(after('d2d4'))
    last().reply({ type: 'answer', requestId: 1, answer: { type: 'move_chosen', uci: 'e2e4' } })
    last().answer()
    expect(await third).toMatchObject({ ok: true })
  })

  it('fails when its worker fails, and recovers with the next question', async () => {
    const engine = openEngine(start)
    const asked = engine.ask(after())
    last().onerror?.call(last() as never, new Event('error') as ErrorEvent)
    expect(await asked).toEqual({ ok: false, code: 'ENGINE_FAILED' })
    const again = engine.ask(after())
    last().answer()
    expect(await again).toMatchObject({ ok: true })
  })

  it('refuses an illegal game and one without legal moves', async () => {
    const mate = ['f2f3', 'e7e5', 'g2g4', 'd8h4']
    expect(answerQuestion(searcher, after('e2e5'))).toEqual({ type: 'refused', code: 'ILLEGAL_GAME' })
    expect(answerQuestion(searcher, after(...mate))).toEqual({ type: 'refused', code: 'NO_MOVE' })
    const engine = openEngine(start)
    const asked = engine.ask(after(...mate))
    last().answer()
    expect(await asked).toEqual({ ok: false, code: 'ENGINE_FAILED' })
  })
})
