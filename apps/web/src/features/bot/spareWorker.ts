/** How long an unused spare worker is kept after its release. */
const RELEASE_AFTER_MS = 5000

type SpareWorker = { worker: Worker; ready: Promise<void> }

let spare: SpareWorker | null = null
let dropTimer: ReturnType<typeof setTimeout> | undefined

const startWorker = () => new Worker(new URL('./engineWorker.ts', import.meta.url), { type: 'module' })

/**
 * Starts a worker before it is needed, so that a game can begin without delay and offline. Resolves when its
 * script has loaded; rejects if that fails.
 */
export function keepSpareWorker(): Promise<void> {
  clearTimeout(dropTimer)
  spare ??= startSpare()
  return spare.ready
}

function startSpare(): SpareWorker {
  const worker = startWorker()
  const ready = new Promise<void>((resolve, reject) => {
    // The worker's first message says that it is ready.
    worker.onmessage = () => resolve()
    worker.onerror = () => {
      // Discard a worker that could not start.
      if (spare?.worker === worker) spare = null
      reject(new Error('the engine did not start'))
    }
  })
  return { worker, ready }
}

/** Ends the spare worker, unless a game takes it within the next moments. */
export function releaseSpareWorker(): void {
  clearTimeout(dropTimer)
  dropTimer = setTimeout(() => {
    spare?.worker.terminate()
    spare = null
  }, RELEASE_AFTER_MS)
}

/** The spare worker, or a new one. */
export function takeWorker(): Worker {
  clearTimeout(dropTimer)
  const worker = spare?.worker ?? startWorker()
  spare = null
  return worker
}
