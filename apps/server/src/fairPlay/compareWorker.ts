import { parentPort } from 'node:worker_threads'
import { compareGame } from '@lance/chess/fairPlay'

// A thread of its own: the engine looks at a game for seconds, and no move waits for it.

parentPort?.on('message', (ucis: readonly string[]) => {
  parentPort?.postMessage([...compareGame(ucis)].filter((move) => move !== null))
})
