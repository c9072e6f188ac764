import { answerPage, routeRequest } from './answerRequest.ts'
import { type Build, openCachedFiles, type WorkerMessage } from './cachedFiles.ts'
import type { WorkerScope } from './workerScope.ts'

// Built separately into /sw.js (`appWorker.ts`). It takes over as soon as it has all files: open pages go on
// with the files of their own build, which stay cached, and announce the new build when nothing is in
// progress.

declare const BUILD: Build
const scope = self as unknown as WorkerScope

const files = openCachedFiles(BUILD, { caches, fetch: (path, options) => fetch(path, options) })
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

scope.addEventListener('install', (event) => {
  event.waitUntil(files.cacheBuild().then(() => scope.skipWaiting()))
})

scope.addEventListener('activate', (event) => {
  const takeOver = async () => {
    await files.prune()
    // Lets the browser request a page while this worker is still starting.
    await scope.registration.navigationPreload?.enable()
    await scope.clients.claim()
  }
  event.waitUntil(takeOver())
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const way = routeRequest(request, { origin: scope.location.origin, screens: BUILD.screens })
  if (way === 'page') {
    const fromNetwork = event.preloadResponse.then((preloaded) => preloaded ?? fetch(request))
    event.waitUntil(fromNetwork.catch(() => {}))
    event.respondWith(answerPage(fromNetwork, { files, wait }))
  }
  if (way === 'file') {
    event.respondWith(files.find(new URL(request.url).pathname).then((kept) => kept ?? fetch(request)))
  }
})

scope.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage
  if (message.type === 'which_build') event.ports[0]?.postMessage(BUILD.page)
  // The next page retries texts that can't be fetched now.
  if (message.type === 'keep_texts') event.waitUntil(files.cacheTexts(message.language).catch(() => {}))
})
