/** How long a worker that nobody took lies ready. */
const KEPT_MS = 5000

type Spare = { worker: Worker; isReady: Promise<void> }

let spare: Spare | null = null
let dropTimer: ReturnType<typeof setTimeout> | undefined

const startWorker = () => new Worker(new URL('./engineWorker.ts', import.meta.url), { type: 'module' })

/**
 * Starts a worker before it is needed, so that a game can begin without waiting, and without the network. Done when its
 * script is here; rejects when that can't be had.
 */
export function keepSpareWorker(): Promise<void> {
  clearTimeout(dropTimer)
  spare ??= startSpare()
  return spare.isReady
}

function startSpare(): Spare {
  const worker = startWorker()
  const isReady = new Promise<void>((resolve, reject) => {
    // Its first message says that it is there.
    worker.onmessage = () => resolve()
    worker.onerror = () => {
      // One that could not start is no spare.
      if (spare?.worker === worker) spare = null
      reject(new Error('the engine did not start'))
    }
  })
  return { worker, isReady }
}

/** Drops the spare one, unless a game takes it in the next moments. */
export function releaseSpareWorker(): void {
  clearTimeout(dropTimer)
  dropTimer = setTimeout(() => {
    spare?.worker.terminate()
    spare = null
  }, KEPT_MS)
}

/** The spare worker, or a new one. */
export function takeWorker(): Worker {
  clearTimeout(dropTimer)
  const worker = spare?.worker ?? startWorker()
  spare = null
  return worker
}
