import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { skipPainting } from './painting.ts'
import { takeParked, track } from './visitorPool.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Two processes less, which saves a twelfth of the browser's processor time. Chromium reads only the last list of
  // features, so Playwright's is repeated here.
  '--in-process-gpu',
  '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface,SkipListAccountsWithoutGaiaCookies',
]

/** `keepsPages`: keeps a page that is left for going back to it, as browsers do unless a test drives them. */
export function launchBrowser({ keepsPages = false } = {}): Promise<Browser> {
  // The headless shell is much faster, but keeps no pages.
  const { CHROMIUM_PATH = '/usr/bin/chromium', HEADLESS_SHELL_PATH = CHROMIUM_PATH } = process.env
  return chromium.launch({
    executablePath: keepsPages ? CHROMIUM_PATH : HEADLESS_SHELL_PATH,
    args: flags,
    ignoreDefaultArgs: keepsPages ? ['--disable-back-forward-cache'] : false,
    // The browser ends with us because its pipe closes. We handle our signals ourselves.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
}

export type Visitor = { context: BrowserContext; page: Page; problems: string[] }

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1366, height: 900 }

type VisitorOptions = {
  url: string
  viewport?: typeof DESKTOP
  touch?: boolean
  keepsApp?: boolean
  motion?: boolean
  painted?: boolean
  /** The user agent, if not the browser's own. */
  userAgent?: string
  /** Signs the visitor in, at the first page of the site that they open. */
  credential?: string
}

/**
 * A visitor's own browser, in Portuguese, which shares nothing with other visitors. Page errors are
 * collected. Without `keepsApp` the site's service worker is blocked, so that the test can see and answer
 * every request. Without `motion` the browser asks for reduced motion, which saves a tenth of a page's
 * processor time. Without `painted` its pages are not painted; `paint` paints one for a look at it.
 */
export async function openVisitor(browser: Browser, options: VisitorOptions): Promise<Visitor> {
  const { url, viewport = DESKTOP, touch = false, motion = false, painted = false, credential } = options
  const { keepsApp = false, userAgent } = options
  const view = { url, viewport, touch, motion, painted }
  const isPlain = !keepsApp && userAgent === undefined
  const used = isPlain ? takeParked(browser, view) : null
  if (used) await used.page.evaluate(prepareStorage, credential ?? null)
  const { context, page } = used ?? (await openContext(browser, options))
  if (isPlain && !used) track(context, page, view)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error' && /Content Security Policy/.test(message.text()))
      problems.push(message.text())
  })
  return { context, page, problems }
}

async function openContext(
  browser: Browser,
  { url, viewport = DESKTOP, touch = false, keepsApp = false, motion = false, ...others }: VisitorOptions,
): Promise<Pick<Visitor, 'context' | 'page'>> {
  const { painted = false, userAgent, credential } = others
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    locale: 'pt-BR',
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    serviceWorkers: keepsApp ? 'allow' : 'block',
    ...(userAgent !== undefined && { userAgent }),
  })
  if (!painted) await skipPainting(context)
  if (credential !== undefined) await context.addInitScript(prepareStorage, credential)
  return { context, page: await context.newPage() }
}

/** Runs in the page, and only once for each visitor: a player who signs out stays signed out. */
function prepareStorage(credential: string | null): void {
  if (localStorage.getItem('came') !== null) return
  localStorage.setItem('came', 'yes')
  if (credential !== null) localStorage.setItem('auth_token', credential)
}
