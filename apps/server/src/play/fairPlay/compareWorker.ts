import { parentPort } from 'node:worker_threads'
import { compareGame } from '@lance/chess/fairPlay'

// A separate thread: the engine takes seconds per game, and no move may wait for it.

parentPort?.on('message', (ucis: readonly string[]) => {
  parentPort?.postMessage([...compareGame(ucis)].filter((move) => move !== null))
})
