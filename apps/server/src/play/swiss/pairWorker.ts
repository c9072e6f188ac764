import { parentPort } from 'node:worker_threads'
import { doPairJob, type PairJob } from './pairJob.ts'

// A separate thread: a large round takes half a second, and no move may wait for it.

parentPort?.on('message', (job: PairJob) => {
  parentPort?.postMessage(doPairJob(job))
})
