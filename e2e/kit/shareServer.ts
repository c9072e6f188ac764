import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { describePages } from './describePages.ts'
import { launchBrowser } from './launchBrowser.ts'
import { type LaunchedServer, launchServer } from './launchServer.ts'
import { closeParked, parkVisitors, visitorsOf } from './visitorPool.ts'

export type SharedServer = { readonly server: LaunchedServer; readonly browser: Browser }

type ShareOptions = {
  /** Adds to the server's configuration. */
  env?: Record<string, string>
  /**
   * A server and a database of the file's own: for tests that kill it, move its time, or check what all users
   * do there. A server with its own configuration is always that.
   */
  own?: boolean
  /** A browser of the file's own, with these options of `launchBrowser`. */
  browser?: Parameters<typeof launchBrowser>[0]
}

/** What the files of one worker share; it ends with the worker. */
const shared: { server?: Promise<LaunchedServer>; browser?: Promise<Browser> } = {}

/** The worker is told to end once it has no more files: its server ends first, before the database does. */
function endWithWorker(server: LaunchedServer): LaunchedServer {
  process.once('SIGTERM', () => {
    void server.kill()
    process.kill(process.pid, 'SIGKILL')
  })
  return server
}

/**
 * A server and a browser for all tests of a file, shared with other files where that does no harm. After each test
 * its visitors' pages are parked or closed, because open pages keep drawing and slow down the others. After a failed one,
 * the log says what they show.
 */
export function shareServer({
  env,
  own = env !== undefined,
  browser: launch,
}: ShareOptions = {}): SharedServer {
  let server: LaunchedServer | undefined
  let browser: Browser | undefined
  let openBefore: readonly BrowserContext[] = []
  beforeAll(async () => {
    if (!own) shared.server ??= launchServer().then(endWithWorker)
    if (!launch) shared.browser ??= launchBrowser()
    ;[server, browser] = await Promise.all([
      own ? launchServer(env) : shared.server,
      launch ? launchBrowser(launch) : shared.browser,
    ])
  })
  beforeEach(() => {
    openBefore = browser ? visitorsOf(browser) : []
  })
  afterEach(async ({ task }) => {
    if (!browser) return
    if (task.result?.state === 'fail')
      process.stderr.write(`Open pages after "${task.name}":\n${await describePages(visitorsOf(browser))}\n`)
    const visitors = visitorsOf(browser).filter((context) => !openBefore.includes(context))
    // A browser that keeps pages for going back would show one visitor's pages to the next.
    if (launch) await Promise.all(visitors.map((context) => context.close()))
    else await parkVisitors(browser, visitors)
  })
  afterAll(async () => {
    if (browser) await parkVisitors(browser, visitorsOf(browser))
    if (browser && own) await closeParked(browser, server?.url)
    if (launch) await browser?.close()
    await (own ? server?.stop() : server?.prove())
  })
  return {
    get server() {
      if (!server) throw new Error('the server exists only in tests and their hooks')
      return server
    },
    get browser() {
      if (!browser) throw new Error('the browser exists only in tests and their hooks')
      return browser
    },
  }
}
