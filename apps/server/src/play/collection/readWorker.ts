import { parentPort } from 'node:worker_threads'
import { readGames } from './readGames.ts'

// A separate thread: a game with many variations takes tens of milliseconds to read, and no move may wait for it.

parentPort?.on('message', (pgns: readonly string[]) => {
  parentPort?.postMessage(readGames(pgns))
})
