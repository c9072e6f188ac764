import { answerQuestion, type EngineReply, type EngineRequest } from './answerQuestion.ts'

const reply = (message: EngineReply) => postMessage(message)

// The search runs here, so that it never blocks the page. To cancel it, the page ends the worker.
addEventListener('message', ({ data: { requestId, question } }: MessageEvent<EngineRequest>) => {
  reply({ type: 'answer', requestId, answer: answerQuestion(question) })
})
reply({ type: 'ready' })
