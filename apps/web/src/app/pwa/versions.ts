import type { Timers } from '../../base/timers.ts'
import { createValueStore } from '../../base/valueStore.ts'
import type { WhichBuild } from './worker/cachedFiles.ts'

/** The least time between checks for a new version, made when the user comes back to the page. */
export const CHECK_EVERY_MS = 600_000
const ANSWER_WITHIN_MS = 5000

/** Whether there is a newer build than this page's. */
export const isNewVersion = createValueStore(false)

/** The path of this page's entry script, which identifies the build. */
function readPageBuild(): string | null {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]')
  return script && new URL(script.src).pathname
}

/** The build that the active worker has cached; null if it does not answer. */
function readWorkerBuild(worker: ServiceWorker | null): Promise<string | null> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(String(data))
    setTimeout(() => resolve(null), ANSWER_WITHIN_MS)
    if (worker) worker.postMessage({ type: 'which_build' } satisfies WhichBuild, [port2])
    else resolve(null)
  })
}

/**
 * Watches for a newer build on the server. A worker that took over while this page was open has a newer build
 * than the page, or the same one. A worker that was active before may be older, so it checks for an update
 * first.
 */
export function watchVersions(registration: ServiceWorkerRegistration, timers: Pick<Timers, 'nowMs'>): void {
  const pageBuild = readPageBuild()
  const workers = navigator.serviceWorker
  const compare = async () => {
    const kept = await readWorkerBuild(workers.controller)
    if (pageBuild !== null && kept !== null) isNewVersion.set(kept !== pageBuild)
  }
  let checkedAtMs = timers.nowMs()
  // Offline there is no answer, and nothing is new.
  const checkForUpdate = () => registration.update().catch(() => {})
  workers.addEventListener('controllerchange', () => void compare())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || timers.nowMs() - checkedAtMs < CHECK_EVERY_MS) return
    checkedAtMs = timers.nowMs()
    void checkForUpdate()
  })
  if (workers.controller === null) return
  void checkForUpdate().then(() => {
    // Otherwise the new worker triggers `controllerchange` when it takes over.
    if (registration.installing === null && registration.waiting === null) void compare()
  })
}

/** Whether a game, search or payment is in progress, which the notice of a new version must not cover. */
export function isBusy(now: { path: string; status: string; isCartOpen: boolean }): boolean {
  const { path, status, isCartOpen } = now
  if (isCartOpen || status === 'searching' || status === 'in_game') return true
  if (path.startsWith('/game/')) return !path.endsWith('/review')
  return /^\/(matchmaking|gameroom|wager-match|deposit|success|invite\/|tournament\/[^/]+\/match\/)/.test(
    path,
  )
}
