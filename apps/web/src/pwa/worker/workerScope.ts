// The part of a service worker's scope that we use: the DOM types lack it, and the DOM and worker libs
// conflict in one program.

export type Extendable = { waitUntil: (work: Promise<unknown>) => void }
export type Fetching = Extendable & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}
export type Told = Extendable & { data: unknown; ports: readonly MessagePort[] }

export type WorkerScope = {
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: Extendable) => void): void
    (type: 'fetch', listener: (event: Fetching) => void): void
    (type: 'message', listener: (event: Told) => void): void
  }
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  registration: { navigationPreload?: { enable: () => Promise<void> } }
  location: { origin: string }
}
