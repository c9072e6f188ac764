import { parentPort } from 'node:worker_threads'
import { type PairingRequest, pairHere } from './openPairer.ts'

// A separate thread: pairing thousands of players takes tens of milliseconds, and no move may wait for it.

parentPort?.on('message', (request: PairingRequest) => {
  parentPort?.postMessage(pairHere(request))
})
