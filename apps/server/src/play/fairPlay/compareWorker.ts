import { parentPort } from 'node:worker_threads'
import { compareGame } from '@lance/chess/fairPlay'
import type { PlayedGame } from './openComparer.ts'

// A separate thread: the engine takes seconds per game, and no move may wait for it.

parentPort?.on('message', ({ ucis, start }: PlayedGame) => {
  parentPort?.postMessage([...compareGame(ucis, undefined, start)].filter((move) => move !== null))
})
