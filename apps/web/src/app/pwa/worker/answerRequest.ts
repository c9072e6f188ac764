import { type Build, type CachedFiles, SHELL } from './cachedFiles.ts'

/** If the network has not begun to answer by then, the page is shown from the cache. */
export const PAGE_TIMEOUT_MS = 4000

type IncomingRequest = Pick<Request, 'method' | 'mode' | 'url'>
export type RequestRoute = 'page' | 'file' | 'network'

/**
 * How a request is answered: a screen's page from the network, else the shell; a file of a build from the
 * cache, else the network. Everything else, above all every API call, bypasses the cache: answers about money
 * and games are fresh or missing, never stale.
 */
export function routeRequest(
  { method, mode, url }: IncomingRequest,
  { origin, screens }: { origin: string } & Pick<Build, 'screens'>,
): RequestRoute {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin) return 'network'
  if (mode === 'navigate') return isScreen(pathname, screens) ? 'page' : 'network'
  return pathname.startsWith('/assets/') ? 'file' : 'network'
}

/** The network's page; the shell if the network fails, is too slow, or only a gateway answers. */
export async function answerPage(
  fromNetwork: Promise<Response>,
  { files, wait }: { files: Pick<CachedFiles, 'find'>; wait: (ms: number) => Promise<void> },
): Promise<Response> {
  const isFromServer = ({ status }: Response) => status !== 502 && status !== 503 && status !== 504
  const answer = fromNetwork.then(
    (response) => (isFromServer(response) ? response : null),
    () => null,
  )
  const inTime = await Promise.race([answer, wait(PAGE_TIMEOUT_MS).then(() => null)])
  // Without a shell, waits for the network as if there were no worker.
  return inTime ?? (await files.find(SHELL)) ?? fromNetwork
}

/** Whether a path is a screen, which the shell can show; not a file, a payment page or API docs. */
function isScreen(path: string, screens: readonly string[]): boolean {
  const [, start = '', ...rest] = path.split('/')
  return screens.includes(start) && !(rest.at(-1) ?? '').includes('.')
}
