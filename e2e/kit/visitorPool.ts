import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'

// A visitor's first page costs half a second of processor time, half of it for the process that shows it. So a page
// is parked after its test, and a later visitor gets it as if it were new: without cookies, stored data, history,
// routes or listeners. A page that a test has changed for good is closed instead.

/** What has to be the same for a page to be used again. */
export type View = {
  url: string
  viewport: { width: number; height: number }
  touch: boolean
  motion: boolean
  painted: boolean
}

type Tracked = {
  context: BrowserContext
  page: Page
  view: View
  isDirty: boolean
  openSession(): Promise<CDPSession>
}

/** The most pages that are parked in a browser. */
const PARKED_MAX = 6
const RESET_TIMEOUT_MS = 5000

/** Served without scripts, and with the headers by which a browser stays in the same process. */
const PARKING_PATH = '/robots.txt'

const tracked = new WeakMap<BrowserContext, Tracked>()
const parked = new WeakMap<Browser, Tracked[]>()

/** Events for which tests register listeners. */
const EVENTS = ['console', 'dialog', 'pageerror', 'request', 'response', 'websocket'] as const

/** Calls whose effect can't be undone. */
const DIRTYING = {
  page: ['addInitScript', 'close', 'exposeBinding', 'exposeFunction', 'routeWebSocket'],
  context: ['addInitScript', 'close', 'exposeBinding', 'exposeFunction', 'newCDPSession', 'routeWebSocket'],
  clock: ['fastForward', 'install', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime'],
} as const

function callOnUse(target: object, names: readonly string[], onUse: () => void): void {
  const methods = target as Record<string, (...args: unknown[]) => unknown>
  for (const name of names) {
    const method = methods[name]?.bind(target)
    if (!method) throw new Error(`there is no method ${name}`)
    methods[name] = (...args) => {
      onUse()
      return method(...args)
    }
  }
}

/** Lets a later visitor use this page. Call it once the page is set up: what is changed afterwards counts. */
export function track(context: BrowserContext, page: Page, view: View): void {
  let session: Promise<CDPSession> | null = null
  const newSession = context.newCDPSession.bind(context)
  const openSession = () => {
    session ??= newSession(page)
    return session
  }
  const entry: Tracked = { context, page, view, isDirty: false, openSession }
  const markDirty = () => {
    entry.isDirty = true
  }
  callOnUse(page, DIRTYING.page, markDirty)
  callOnUse(page.clock, DIRTYING.clock, markDirty)
  callOnUse(context, DIRTYING.context, markDirty)
  tracked.set(context, entry)
}

const isSameView = (one: View, other: View) => JSON.stringify(one) === JSON.stringify(other)

/** Takes a parked page with this view; null if there is none. */
export function takeParked(browser: Browser, view: View): Pick<Tracked, 'context' | 'page'> | null {
  const waiting = parkedIn(browser)
  const index = waiting.findIndex((one) => isSameView(one.view, view))
  return index < 0 ? null : (waiting.splice(index, 1)[0] ?? null)
}

const parkedIn = (browser: Browser): Tracked[] => parked.get(browser) ?? []

/** The browser's visitors, without parked pages. */
export function visitorsOf(browser: Browser): BrowserContext[] {
  const waiting = parkedIn(browser).map(({ context }) => context)
  return browser.contexts().filter((context) => !waiting.includes(context))
}

/** Parks the pages of these visitors for later ones, or closes them. */
export async function parkVisitors(browser: Browser, visitors: readonly BrowserContext[]): Promise<void> {
  const clean = await Promise.all(visitors.map(resetOrClose))
  const waiting = [...parkedIn(browser), ...clean.filter((entry) => entry !== null)]
  parked.set(browser, waiting.slice(0, PARKED_MAX))
  await Promise.all(waiting.slice(PARKED_MAX).map(({ context }) => context.close()))
}

async function resetOrClose(context: BrowserContext): Promise<Tracked | null> {
  const entry = tracked.get(context)
  if (entry && !entry.isDirty && (await reset(entry))) return entry
  await context.close()
  return null
}

/** Closes the parked pages of a server that is about to end. */
export async function closeParked(browser: Browser, url: string | undefined): Promise<void> {
  const { gone = [], others = [] } = Object.groupBy(parkedIn(browser), ({ view }) =>
    view.url === url ? 'gone' : 'others',
  )
  parked.set(browser, others)
  await Promise.all(gone.map(({ context }) => context.close()))
}

/** Makes a page like new; false if that fails. */
async function reset({ context, page, view, openSession }: Tracked): Promise<boolean> {
  const { url, viewport, motion } = view
  try {
    const session = await openSession()
    await context.setOffline(false)
    await Promise.all([page.unrouteAll({ behavior: 'ignoreErrors' }), context.unrouteAll()])
    for (const event of EVENTS) {
      page.removeAllListeners(event)
      context.removeAllListeners(event)
    }
    await Promise.all(context.pages().map((other) => other !== page && other.close()))
    await page.goto(url + PARKING_PATH, { timeout: RESET_TIMEOUT_MS })
    await Promise.all([
      page.setViewportSize(viewport),
      page.emulateMedia({
        media: null,
        colorScheme: 'light',
        contrast: 'no-preference',
        forcedColors: 'none',
        reducedMotion: motion ? 'no-preference' : 'reduce',
      }),
      // Outside, so that nothing of the next page is under the pointer.
      page.mouse.move(-1, -1),
      page.evaluate(() => sessionStorage.clear()),
      context.clearCookies(),
      context.clearPermissions(),
      session.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'all' }),
    ])
    await session.send('Page.resetNavigationHistory')
    return true
  } catch {
    return false
  }
}
