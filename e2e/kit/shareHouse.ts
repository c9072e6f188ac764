import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { launchBrowser } from './launchBrowser.ts'
import { type LaunchedServer, launchServer } from './launchServer.ts'

export type House = { readonly server: LaunchedServer; readonly browser: Browser }

/**
 * A server and a browser for all tests of a file; `env` adds to the server's configuration. Whoever comes in a test is
 * gone after it: a page that stays open goes on drawing, and slows down the others.
 */
export function shareHouse(
  env: Record<string, string> = {},
  options: Parameters<typeof launchBrowser>[0] = {},
): House {
  let server: LaunchedServer | undefined
  let browser: Browser | undefined
  let residents: readonly BrowserContext[] = []
  beforeAll(async () => {
    ;[server, browser] = await Promise.all([launchServer(env), launchBrowser(options)])
  })
  beforeEach(() => {
    residents = browser?.contexts() ?? []
  })
  afterEach(async () => {
    const visitors = browser?.contexts().filter((context) => !residents.includes(context)) ?? []
    await Promise.all(visitors.map((context) => context.close()))
  })
  afterAll(async () => {
    await browser?.close()
    await server?.stop()
  })
  return {
    get server() {
      if (!server) throw new Error('the server is there for tests and their hooks alone')
      return server
    },
    get browser() {
      if (!browser) throw new Error('the browser is there for tests and their hooks alone')
      return browser
    },
  }
}
