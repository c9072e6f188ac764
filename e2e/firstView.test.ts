import type { BrowserContext, Page, Route } from 'playwright-core'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { hasTurn } from '../apps/server/test/turns.ts'
import { insertPastGames } from './kit/insertPastGames.ts'
import { openVisitor, PHONE } from './kit/launchBrowser.ts'
import { plainSpaces } from './kit/plainSpaces.ts'
import { shareOfRun } from './kit/shareOfRun.ts'
import { shareServer } from './kit/shareServer.ts'
import { waitUntilInteractive } from './kit/waitUntilInteractive.ts'

const share = shareOfRun()
const shared = shareServer({ own: true })

let game = ''
let tournament = ''

/** Posts to the server and returns its answer. */
async function post<Answer>(path: string, body: object, token?: string): Promise<Answer> {
  const headers = {
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }
  const answer = await fetch(shared.server.url + path, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json() as Promise<Answer>
}

type Member = { token: string; user: { id: string } }
const signUp = (name: string) =>
  post<Member>('/auth/register', {
    name,
    email: `${name.toLowerCase()}-first@lance.test`,
    password: 'segredo-1',
  })

let member: Member

beforeAll(async () => {
  member = await signUp('Berta')
  const opponent = await signUp('Caio')
  await insertPastGames(shared.server, { userId: member.user.id, opponentId: opponent.user.id, count: 1 })
  game = `/game/past1${member.user.id.slice(0, 8)}`
  const cup = { name: 'Copa de domingo', entryFee: 0, playerCount: 8, prizeDistribution: 'SPLIT_TOP_2' }
  const startTime = new Date(Date.now() + 3 * 3600_000).toISOString()
  const made = await post<{ tournament: { id: string } }>('/tournaments', { ...cup, startTime }, member.token)
  tournament = `/tournament/${made.tournament.id}`
})

/** Pages that are sent with what the server knows, and the CSS of what they show of it. */
const filledPages = (): Record<string, string> => ({
  '/store': '.product-link',
  '/product/conjunto-staunton': '.carousel-stage',
  '/hall-of-fame': '#main .list-note',
  '/tournament': '.tournament-card',
  [tournament]: '.tournament-name',
  [game]: '.board-square',
})

/** The first request for a page may be answered before the server has rendered it. */
async function waitUntilFilled(path: string, language: string): Promise<void> {
  const headers = { accept: 'text/html', 'accept-language': language }
  await vi.waitFor(
    async () => {
      const answer = await fetch(shared.server.url + path, { headers })
      expect(await answer.text()).toContain('<div id="root" data-filled>')
    },
    { timeout: 30_000, interval: 200 },
  )
}

const PUBLIC = [
  '/',
  '/store',
  '/tournament',
  '/hall-of-fame',
  '/premium',
  '/profile',
  '/play-with-bot',
  '/live-games',
]

async function open(
  run: (page: Page, context: BrowserContext) => Promise<void>,
  view: {
    locale?: string
    javaScriptEnabled?: boolean
    viewport?: { width: number; height: number }
  } = {},
): Promise<void> {
  const context = await shared.browser.newContext({
    baseURL: shared.server.url,
    viewport: PHONE,
    locale: 'pt-BR',
    ...view,
  })
  try {
    await context.route(({ pathname }) => filledPages()[pathname] !== undefined, openFilled)
    await run(await context.newPage(), context)
  } finally {
    await context.close()
  }
}

/** A server that is slow to render a page sends it without its data: asks again until it is filled. */
async function openFilled(route: Route): Promise<void> {
  if (route.request().resourceType() !== 'document') return route.fallback()
  for (;;) {
    const answer = await route.fetch()
    if ((await answer.text()).includes('<div id="root" data-filled>')) return route.continue()
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Records every heading and link that a page has ever shown, however briefly. */
async function recordShown(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shown = new Set<string>()
    Object.assign(window, { shown })
    const look = () => {
      for (const one of document.querySelectorAll('h1, header nav, #main a'))
        if (one.checkVisibility()) shown.add(one.textContent ?? '')
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () => page.evaluate(() => [...(window as unknown as { shown: Set<string> }).shown])
}

/** Holds back the site's scripts, and its full styles with them, until they are let through. */
async function blockScripts(page: Page, which = /\/assets\/.*\.(js|css)$/): Promise<() => void> {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(which, async (route) => {
    await held
    await route.continue()
  })
  return letThrough
}

describe('a page without scripts', () => {
  it('is in Arabic, from right to left, for a reader of Arabic', async () => {
    await open(
      async (page) => {
        await page.goto('/')
        expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl')
        const title = page.getByRole('heading', { level: 1 })
        expect([await title.isVisible(), await title.textContent()]).toEqual([true, 'النقلة التالية لك.'])
        expect(await title.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl')
      },
      { locale: 'ar', javaScriptEnabled: false },
    )
  })

  it('has its own heading and description, at every public address [SITE-12]', async () => {
    for (const path of PUBLIC) {
      const headers = { accept: 'text/html', 'accept-language': 'pt-BR' }
      const html = await (await fetch(shared.server.url + path, { headers })).text()
      expect([path, html]).toEqual([path, expect.stringMatching(/<h1[ >]/)])
      expect([path, html]).toEqual([
        path,
        expect.stringMatching(/<meta name="description" content="[^"]*\S{3}/),
      ])
      expect([path, html]).toEqual([path, expect.stringMatching(/<title>\S.* · Lance<\/title>/)])
    }
  })
})

describe('a store page without scripts', () => {
  it('contains the articles with price and picture, and a single article', {
    skip: !hasTurn(2),
  }, async () => {
    for (const path of ['/store', '/product/conjunto-staunton']) await waitUntilFilled(path, 'pt-BR')
    await open(
      async (page) => {
        await page.goto('/store')
        const card = page.locator('.product-card').first()
        expect(await card.locator('.price-now').textContent()).toMatch(/^R\$\s?\d/)
        expect(await card.locator('img').evaluate((image: HTMLImageElement) => image.complete)).toBe(true)
        await card.getByRole('link').click()
        await page.waitForURL(/\/product\//)
        await page.goto('/product/conjunto-staunton')
        expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
          'Conjunto Staunton de torneio',
        )
      },
      { javaScriptEnabled: false },
    )
  })
})

describe('a game or tournament page without scripts', () => {
  it('contains a finished game at its last position, and a tournament with its players [SITE-12]', async () => {
    for (const path of [game, tournament, '/tournament']) await waitUntilFilled(path, 'pt-BR')
    await open(
      async (page) => {
        await page.goto(game)
        expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Caio contra Berta')
        const queen = page.locator('.board-piece[data-piece="q"]')
        const at = await queen.evaluate(({ dataset }: HTMLElement) => [dataset.file, dataset.rank])
        expect([await page.locator('.board .board-piece').count(), at]).toEqual([32, ['7', '3']])
        const [piece, board] = [await queen.boundingBox(), await page.locator('.board').boundingBox()]
        expect(Math.round((piece?.width ?? 0) * 8)).toBe(Math.round(board?.width ?? 0))
        expect(await page.locator('.move-san').allTextContents()).toEqual(['f3', 'e5', 'g4', 'Dh4#'])
        await page.goto('/tournament')
        expect(await page.locator('.tournament-card-name').textContent()).toBe('Copa de domingo')
        await page.goto(tournament)
        expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Copa de domingo')
        // The server knows neither the reader's clock nor their time zone.
        expect(await page.locator('.tournament-countdown').getByText('0').isVisible()).toBe(false)
      },
      { javaScriptEnabled: false },
    )
  })

  it('is not shown to a signed-in user before the scripts run', { skip: !hasTurn(0) }, async () => {
    for (const path of [game, tournament]) await waitUntilFilled(path, 'pt-BR')
    const { page } = await openVisitor(shared.browser, { url: shared.server.url, painted: true })
    await page.goto('/terms')
    await page.evaluate((token) => localStorage.setItem('auth_token', token), member.token)
    const shown = await recordShown(page)
    for (const path of [game, tournament]) {
      const letThrough = await blockScripts(page)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await page.getByText('Carregando Lance…').first().waitFor()
      expect(await page.locator('#main').isVisible()).toBe(false)
      letThrough()
      await page.locator('#main h1').waitFor({ state: 'attached' })
      await page.waitForFunction(() => document.getElementById('waiting') === null)
    }
    await page.getByRole('button', { name: 'Cancelar torneio' }).waitFor()
    expect((await shown()).filter((words) => words.includes('Entrar'))).toEqual([])
    await page.context().close()
  })
})

/** The computed look of every element of the page, apart from how its fonts change its size. */
function readLook(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const properties =
      'display position visibility opacity color background-color background-image border-width border-color ' +
      'border-radius padding margin-top margin-bottom gap font-family font-size font-weight text-align box-shadow z-index flex order'
    for (const animation of document.getAnimations()) animation.cancel()
    return [...document.querySelectorAll('#root *')].map((element) => {
      const style = getComputedStyle(element)
      const look = properties.split(' ').map((name) => style.getPropertyValue(name))
      return `${element.tagName}.${element.getAttribute('class')}: ${look.join(' ')}`
    })
  })
}

/**
 * Records what a page logs in the console, what it requests although it was sent with it, and whether it
 * moves.
 */
async function watchFirstView(page: Page) {
  const said: string[] = []
  const asked: string[] = []
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(String(error)))
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    const isKnown = /products|tournaments|champions|state/.test(path)
    if (request.resourceType() === 'fetch' && isKnown) asked.push(path)
  })
  await page.addInitScript(() => {
    type Shift = {
      value: number
      sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const seen = { shift: 0, moved: [] as string[] }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as Shift[]) {
        seen.shift += value
        for (const { node, previousRect, currentRect } of sources)
          seen.moved.push(
            `${node?.nodeName}.${node?.className}: ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`,
          )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => {
    const { shift, moved } = await page.evaluate(
      () => (window as unknown as { seen: { shift: number; moved: string[] } }).seen,
    )
    return { said, asked, moved: shift >= 0.02 ? moved : [] }
  }
}

describe('the styles sent with a page', () => {
  it('come before the full ones for a returning visitor, so that a button keeps its border', async () => {
    await open(async (page) => {
      await page.goto('/premium')
      await page.waitForFunction(() => localStorage.getItem('styles') !== null)
      await page.goto('/premium')
      await page.waitForFunction(() => document.querySelector('#root [inert]') === null)
      const order = await page.evaluate(() =>
        [...document.head.querySelectorAll('style, link[rel="stylesheet"]')].map((one) => one.localName),
      )
      expect(order.indexOf('style')).toBe(0)
      expect(order).toContain('link')
      const edge = await page.evaluate(() => {
        const button = document.createElement('button')
        button.className = 'button button-quiet'
        document.body.append(button)
        return getComputedStyle(button).borderTopColor
      })
      expect(edge).not.toBe('rgba(0, 0, 0, 0)')
    })
  })
})

describe('the first view', () => {
  it(`has all the styles it needs, is kept as it is, and requests nothing that it was sent with (EVERY_ROUTE_SHARE=${share.name})`, async () => {
    const shown = filledPages()
    for (const path of Object.keys(shown)) await waitUntilFilled(path, 'pt-BR')
    const wide = { width: 1280, height: 800 }
    const views = [
      ...[...new Set([...PUBLIC, ...Object.keys(shown)])].map((path) => ({ path, viewport: PHONE })),
      ...['/', '/store', game].map((path) => ({ path, viewport: wide })),
    ]
    // Two shares of ten: every view is checked within five commits, and by `npm run prove`.
    const checked = views.filter((_view, index) => share.has(index) || share.has(index + 5))
    expect(checked.length).toBeGreaterThan(1)
    for (const { path, viewport } of checked)
      await open(
        async (page) => {
          const seen = await watchFirstView(page)
          const letScripts = await blockScripts(page, /\/assets\/.*\.js$/)
          const letStyles = await blockScripts(page, /\/assets\/.*\.css$/)
          await page.goto(path, { waitUntil: 'domcontentloaded' })
          // The styles sent with a page draw it as the full ones do.
          const first = await readLook(page)
          expect(first.length).toBeGreaterThan(30)
          letStyles()
          await page.evaluate(() => (globalThis as { wholeStyles?: Promise<unknown> }).wholeStyles)
          const isChanged = (look: string, index: number) => look !== first[index]
          expect([path, (await readLook(page)).filter(isChanged)]).toEqual([path, []])
          const heading = await page.locator('h1').first().elementHandle()
          letScripts()
          await waitUntilInteractive(page)
          await page.evaluate(() => document.fonts.ready)
          // Nothing is redrawn, moved, or logged in the console.
          expect([path, await heading?.evaluate((element) => element.isConnected)]).toEqual([path, true])
          expect([path, await seen()]).toEqual([path, { said: [], asked: [], moved: [] }])
          const part = shown[path]
          if (part) await page.locator(part).first().waitFor({ state: 'attached' })
        },
        { viewport },
      )
  })

  it('cannot be filled in before its scripts run, so that no password ends up in an address [SITE-12]', async () => {
    await open(async (page) => {
      const letThrough = await blockScripts(page)
      await page.goto('/profile', { waitUntil: 'domcontentloaded' })
      const reached = await page.evaluate(() => {
        const field = document.querySelector<HTMLInputElement>('input[type="password"]')
        field?.focus()
        return field !== null && document.activeElement === field
      })
      expect(reached).toBe(false)
      letThrough()
      await page.getByLabel('Senha', { exact: true }).first().fill('segredo-1')
    })
  })

  it('keeps a choice made at the first possible moment', { skip: !hasTurn(0) }, async () => {
    await open(async (page) => {
      await page.addInitScript(() => {
        const watcher = new MutationObserver(() => {
          const choice = document.querySelector<HTMLInputElement>('#main input[value="1800"]')
          if (choice === null || choice.inert) return
          watcher.disconnect()
          // As a choice by screen reader or voice arrives: a click without a pointer before it.
          choice.click()
          document.documentElement.dataset.chosen = choice.value
        })
        watcher.observe(document, { subtree: true, attributes: true, attributeFilter: ['inert'] })
      })
      await page.goto('/')
      await page.locator('html[data-chosen]').waitFor()
      await page.waitForFunction(() => document.querySelector('#root [inert]') === null)
      expect(await page.locator('#main input[value="1800"]').isChecked()).toBe(true)
      expect(plainSpaces(await page.locator('.time-control-note').innerText())).toContain('30 min')
    })
  })

  it('is never a guest’s view for a signed-in user [SITE-12]', { skip: !hasTurn(0) }, async () => {
    const { page } = await openVisitor(shared.browser, { url: shared.server.url, painted: true })
    await page.goto('/profile')
    await page.evaluate(async () => {
      const answer = await fetch('/auth/register', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Ana', email: 'ana-first@lance.test', password: 'segredo-1' }),
      })
      const { token } = await answer.json()
      localStorage.setItem('auth_token', token)
    })
    const shown = await recordShown(page)
    const letThrough = await blockScripts(page)
    await page.goto('/profile', { waitUntil: 'domcontentloaded' })
    await page.getByText('Carregando Lance…').first().waitFor()
    expect(await page.getByRole('heading', { name: 'Entrar' }).isVisible()).toBe(false)
    letThrough()
    await page.getByRole('heading', { name: 'Ana' }).waitFor()
    expect((await shown()).filter((words) => words.includes('Entrar'))).toEqual([])
    await page.context().close()
  })

  it('is only in the chosen language, and so is the next page', async () => {
    await open(async (page, context) => {
      await page.goto('/')
      await page.evaluate(() => localStorage.setItem('i18nextLng', 'en'))
      const shown = await recordShown(page)
      await page.reload()
      await page.getByRole('heading', { name: 'The next move is yours.' }).waitFor()
      expect((await shown()).filter((words) => words.includes('seu'))).toEqual([])
      expect((await context.cookies()).find(({ name }) => name === 'lang')).toMatchObject({
        value: 'en',
        sameSite: 'Lax',
      })
      const answer = await page.reload()
      expect(await answer?.text()).toContain('<html lang="en"')
    })
  })
})
