import { Worker } from 'node:worker_threads'

export type JobThread<Job, Answer> = {
  /** Runs a job. Rejects with what the thread throws, or if it ends or takes too long. */
  run(job: Job): Promise<Answer>
  close(): Promise<void>
}

/**
 * Runs jobs on a separate thread, one after the other, so that no move waits for them. The thread starts with the first
 * job and answers each message with one. A thread that failed is not used again. `workerData` is what the thread can read when it
 * starts.
 */
export function openJobThread<Job, Answer>({
  program,
  withinMs,
  workerData,
}: {
  program: URL
  withinMs: number
  workerData?: unknown
}): JobThread<Job, Answer> {
  let worker: Worker | null = null
  let last: Promise<unknown> = Promise.resolve()
  const close = async () => {
    const closing = worker
    worker = null
    await closing?.terminate()
  }
  async function runNow(job: Job): Promise<Answer> {
    worker ??= openWorker(program, workerData)
    try {
      return await askWorker<Job, Answer>(worker, job, withinMs)
    } catch (error) {
      await close()
      throw error
    }
  }
  return {
    run(job) {
      const turn = last.then(() => runNow(job))
      last = turn.catch(() => {})
      return turn
    },
    close,
  }
}

function openWorker(program: URL, workerData: unknown): Worker {
  const worker = new Worker(program, { workerData })
  worker.unref()
  return worker
}

function askWorker<Job, Answer>(worker: Worker, job: Job, withinMs: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void) => {
      clearTimeout(timer)
      worker.off('message', answer).off('error', fail).off('exit', stop)
      done()
    }
    const answer = (message: Answer) => settle(() => resolve(message))
    const fail = (error: unknown) => settle(() => reject(error))
    const stop = () => fail(new Error('the thread has ended'))
    const timer = setTimeout(() => fail(new Error('the thread took too long')), withinMs)
    worker.on('message', answer).on('error', fail).on('exit', stop)
    worker.postMessage(job)
  })
}
