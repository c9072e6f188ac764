import { fetchEngine } from '@lance/engine/web'
import { answerQuestion, type EngineReply, type EngineRequest } from './answerQuestion.ts'

const reply = (message: EngineReply) => postMessage(message)
// Enough for five plies. It is emptied before each move, which takes the longer the larger it is.
const TABLE_MIB = 1

const opened = fetchEngine({ tableMebibytes: TABLE_MIB })

// The search runs here, so that it never blocks the page. To cancel it, the page ends the worker. The page learns of errors
// as of any other script's.
addEventListener('message', ({ data: { requestId, question } }: MessageEvent<EngineRequest>) => {
  opened
    .then((engine) => reply({ type: 'answer', requestId, answer: answerQuestion(engine, question) }))
    .catch(reportError)
})
opened.then(() => reply({ type: 'ready' })).catch(reportError)
