import { type Build, SHELL } from './build.ts'
import type { KeptFiles } from './keptFiles.ts'

/** A page that the network has not begun to answer by then is shown from what is kept. */
export const PAGE_WITHIN_MS = 4000

type Asked = Pick<Request, 'method' | 'mode' | 'url'>
export type Way = 'page' | 'file' | 'network'

/**
 * How a request is answered: a screen's page from the network, else the shell; a file of a build from what is kept,
 * else the network. All else, every call of the server's above all, never passes through here: what it says of money
 * and games is fresh, or is not said.
 */
export function wayOf(
  { method, mode, url }: Asked,
  { origin, screens }: { origin: string } & Pick<Build, 'screens'>,
): Way {
  const { origin: asked, pathname } = new URL(url)
  if (method !== 'GET' || asked !== origin) return 'network'
  if (mode === 'navigate') return isScreen(pathname, screens) ? 'page' : 'network'
  return pathname.startsWith('/assets/') ? 'file' : 'network'
}

/** The page as the network has it; the shell where that fails, answers for nobody at home, or takes too long. */
export async function answerPage(
  fromNetwork: Promise<Response>,
  { files, wait }: { files: Pick<KeptFiles, 'find'>; wait: (ms: number) => Promise<void> },
): Promise<Response> {
  const isHome = ({ status }: Response) => status !== 502 && status !== 503 && status !== 504
  const answer = fromNetwork.then(
    (response) => (isHome(response) ? response : null),
    () => null,
  )
  const inTime = await Promise.race([answer, wait(PAGE_WITHIN_MS).then(() => null)])
  // Whoever has no shell yet waits for the network as if nobody stood in between.
  return inTime ?? (await files.find(SHELL)) ?? fromNetwork
}

/** Whether an address is one of a screen, which the shell can show; not a file, a payment's page or a description. */
function isScreen(path: string, screens: readonly string[]): boolean {
  const [, start = '', ...rest] = path.split('/')
  return screens.includes(start) && !(rest.at(-1) ?? '').includes('.')
}
