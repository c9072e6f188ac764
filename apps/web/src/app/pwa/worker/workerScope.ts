// The part of a service worker's scope that we use: the DOM types lack it, and the DOM and worker libs
// conflict in one program.

export type ExtendableEventLike = { waitUntil: (work: Promise<unknown>) => void }
export type FetchEventLike = ExtendableEventLike & {
  request: Request
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}
export type MessageEventLike = ExtendableEventLike & { data: unknown; ports: readonly MessagePort[] }

export type WorkerScope = {
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEventLike) => void): void
    (type: 'fetch', listener: (event: FetchEventLike) => void): void
    (type: 'message', listener: (event: MessageEventLike) => void): void
  }
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  registration: { navigationPreload?: { enable: () => Promise<void> } }
  location: { origin: string }
}
