import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'

// A visitor's first page costs half a second of processor time, and half of that goes into the process that shows
// it. So the visitors of a test leave their pages, which later visitors get as if they were new: without cookies,
// stored data, history, routes or listeners, on a text of the same server. A page that a test has changed in a way
// that can't be undone is closed.

/** What has to be the same for a page to be used again. */
export type View = {
  url: string
  viewport: { width: number; height: number }
  touch: boolean
  motion: boolean
  painted: boolean
}

type Pooled = {
  context: BrowserContext
  page: Page
  view: View
  isSpoiled: boolean
  openSession(): Promise<CDPSession>
}

/** The most pages that wait in a browser: two players each, and a few others. */
const PARKED_MAX = 6
const RESET_TIMEOUT_MS = 5000

/** Served without scripts, and with the headers by which a browser stays in the same process. */
const RESTING_PLACE = '/robots.txt'

const pooled = new WeakMap<BrowserContext, Pooled>()
const parked = new WeakMap<Browser, Pooled[]>()

/** Events for which tests register listeners. */
const EVENTS = ['console', 'dialog', 'pageerror', 'request', 'response', 'websocket'] as const

/** What can't be undone, or leaves something behind that would have to be looked for. */
const SPOILING = {
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

/** Lets later visitors use this page, once the visitor leaves. Not for one that is changed from the start. */
export function pool(context: BrowserContext, page: Page, view: View): void {
  let session: Promise<CDPSession> | null = null
  const newSession = context.newCDPSession.bind(context)
  const openSession = () => {
    session ??= newSession(page)
    return session
  }
  const entry: Pooled = { context, page, view, isSpoiled: false, openSession }
  const spoil = () => {
    entry.isSpoiled = true
  }
  callOnUse(page, SPOILING.page, spoil)
  callOnUse(page.clock, SPOILING.clock, spoil)
  callOnUse(context, SPOILING.context, spoil)
  pooled.set(context, entry)
}

const isSameView = (one: View, other: View) => JSON.stringify(one) === JSON.stringify(other)

/** A page that an earlier visitor has left, or null. */
export function take(browser: Browser, view: View): Pick<Pooled, 'context' | 'page'> | null {
  const waiting = parkedIn(browser)
  const index = waiting.findIndex((one) => isSameView(one.view, view))
  return index < 0 ? null : (waiting.splice(index, 1)[0] ?? null)
}

const parkedIn = (browser: Browser): Pooled[] => parked.get(browser) ?? []

/** The visitors who are in this browser. */
export function visitorsOf(browser: Browser): BrowserContext[] {
  const waiting = parkedIn(browser).map(({ context }) => context)
  return browser.contexts().filter((context) => !waiting.includes(context))
}

/** These visitors are done: their pages wait for others, or are closed. */
export async function leaveBrowser(browser: Browser, visitors: readonly BrowserContext[]): Promise<void> {
  const left = await Promise.all(visitors.map(leave))
  const waiting = [...parkedIn(browser), ...left.filter((entry) => entry !== null)]
  parked.set(browser, waiting.slice(0, PARKED_MAX))
  await Promise.all(waiting.slice(PARKED_MAX).map(({ context }) => context.close()))
}

async function leave(context: BrowserContext): Promise<Pooled | null> {
  const entry = pooled.get(context)
  if (entry && !entry.isSpoiled && (await reset(entry))) return entry
  await context.close()
  return null
}

/** Closes the pages that wait at a server that is about to end. */
export async function closeParked(browser: Browser, url: string | undefined): Promise<void> {
  const { gone = [], others = [] } = Object.groupBy(parkedIn(browser), ({ view }) =>
    view.url === url ? 'gone' : 'others',
  )
  parked.set(browser, others)
  await Promise.all(gone.map(({ context }) => context.close()))
}

/** Makes a page as if it were new; false if that fails. */
async function reset({ context, page, view, openSession }: Pooled): Promise<boolean> {
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
    await page.goto(url + RESTING_PLACE, { timeout: RESET_TIMEOUT_MS })
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
