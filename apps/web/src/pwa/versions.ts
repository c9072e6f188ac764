import type { Timers } from '../socket/timers.ts'
import { createValueStore } from './valueStore.ts'
import type { WhichBuild } from './worker/build.ts'

/** The server is asked for a new version at most so often, when somebody comes back to the page. */
export const ASK_EVERY_MS = 600_000
const ANSWER_WITHIN_MS = 5000

/** There is a newer build than this page's. */
export const isNewVersion = createValueStore(false)

/** The first script of this page: each build has its own. */
function ownBuild(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]')
  return script && new URL(script.src).pathname
}

/** The build that the worker in charge keeps; null where it does not say. */
function keptBuild(worker: ServiceWorker | null): Promise<string | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(String(data))
    setTimeout(() => resolve(null), ANSWER_WITHIN_MS)
    if (worker) worker.postMessage({ type: 'which_build' } satisfies WhichBuild, [port2])
    else resolve(null)
  })
}

/**
 * Follows which build the server has. A worker that took over while this page was open keeps a newer build than the
 * page's, unless it is the page's own. One that was in charge before may be older: it is asked to look first.
 */
export function followVersions(registration: ServiceWorkerRegistration, timers: Pick<Timers, 'nowMs'>): void {
  const own = ownBuild()
  const workers = navigator.serviceWorker
  const compare = async () => {
    const kept = await keptBuild(workers.controller)
    if (own !== null && kept !== null) isNewVersion.set(kept !== own)
  }
  let askedAtMs = timers.nowMs()
  // Offline nobody answers, and nothing is new.
  const ask = () => registration.update().catch(() => {})
  workers.addEventListener('controllerchange', () => void compare())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || timers.nowMs() - askedAtMs < ASK_EVERY_MS) return
    askedAtMs = timers.nowMs()
    void ask()
  })
  if (workers.controller === null) return
  void ask().then(() => {
    // Else the one that comes says so when it takes over.
    if (registration.installing === null && registration.waiting === null) void compare()
  })
}
