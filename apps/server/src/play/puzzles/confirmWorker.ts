import { setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { loadEngine } from '@lance/engine/node'
import { type Claim, confirmCandidate } from './confirmCandidate.ts'

// A separate thread: the engine takes seconds per mistake, and no move may wait for it.

/** What the thread is told when it starts. */
export type ConfirmPriority = number
// On Linux this is the priority of the calling thread; elsewhere it would be that of the whole server.
if (process.platform === 'linux') setPriority(workerData as ConfirmPriority)

const engine = await loadEngine()

parentPort?.on('message', ({ claim, checkNodes }: { claim: Claim; checkNodes: readonly number[] }) => {
  parentPort?.postMessage(confirmCandidate(engine, claim, checkNodes))
})
