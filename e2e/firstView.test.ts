import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it, vi } from 'vitest'
import { openVisitor, PHONE } from './kit/launchBrowser.ts'
import { shareHouse } from './kit/shareHouse.ts'

const house = shareHouse()

/** The first to ask for a page may be given it before the server has rendered it. */
async function untilFilled(path: string, language: string): Promise<void> {
  const headers = { accept: 'text/html', 'accept-language': language }
  await vi.waitFor(
    async () => {
      const answer = await fetch(house.server.url + path, { headers })
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
  view: { locale?: string; javaScriptEnabled?: boolean } = {},
): Promise<void> {
  const context = await house.browser.newContext({
    baseURL: house.server.url,
    viewport: PHONE,
    locale: 'pt-BR',
    ...view,
  })
  try {
    await run(await context.newPage(), context)
  } finally {
    await context.close()
  }
}

/** Every heading that a page has ever shown, however shortly. */
async function rememberShown(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shown = new Set<string>()
    Object.assign(window, { shown })
    const look = () => {
      for (const one of document.querySelectorAll('h1, header nav'))
        if (one.checkVisibility()) shown.add(one.textContent ?? '')
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  return () => page.evaluate(() => [...(window as unknown as { shown: Set<string> }).shown])
}

/** The site's scripts come only when they are let through; the early one, which the page waits for, comes at once. */
async function holdScripts(page: Page): Promise<() => void> {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(/\/assets\/(?!early-).*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  return letThrough
}

describe('without scripts', () => {
  it('home stands in Arabic, from right to left, for whoever reads Arabic', async () => {
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

  it('every public page shows its own heading and says what it is about', async () => {
    await open(
      async (page) => {
        for (const path of PUBLIC) {
          await page.goto(path)
          expect([path, await page.getByRole('heading', { level: 1 }).first().isVisible()]).toEqual([
            path,
            true,
          ])
          expect(await page.locator('meta[name="description"]').getAttribute('content')).toMatch(/\S{3}/)
          expect(await page.title()).toMatch(/\S · Lance$/)
        }
      },
      { javaScriptEnabled: false },
    )
  })
})

describe('without scripts, what the server knows', () => {
  it('stands in the page too: articles with price and picture, and one of them', async () => {
    for (const path of ['/store', '/product/conjunto-staunton']) await untilFilled(path, 'pt-BR')
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

describe('the first view', () => {
  it('is taken over as it stands: nothing is drawn anew, moved, or said in the console', async () => {
    const filled = ['/store', '/product/conjunto-staunton', '/hall-of-fame']
    for (const path of filled) await untilFilled(path, 'pt-BR')
    for (const path of new Set([...PUBLIC, ...filled]))
      await open(async (page) => {
        const said: string[] = []
        page.on(
          'console',
          (message) => ['warning', 'error'].includes(message.type()) && said.push(message.text()),
        )
        page.on('pageerror', (error) => said.push(String(error)))
        await page.addInitScript(() => {
          const seen = { shift: 0 }
          Object.assign(window, { seen })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
          }).observe({ type: 'layout-shift', buffered: true })
        })
        const letThrough = await holdScripts(page)
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        const before = await page.locator('h1').first().elementHandle()
        letThrough()
        await page.waitForFunction(() => document.querySelector('#root [inert]') === null)
        await page.evaluate(() => document.fonts.ready)
        expect([path, await before?.evaluate((heading) => heading.isConnected)]).toEqual([path, true])
        expect(said).toEqual([])
        const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)
        expect([path, shift < 0.02]).toEqual([path, true])
      })
  })

  it('cannot be filled in before it is listened to, so that no password lands in an address', async () => {
    await open(async (page) => {
      const letThrough = await holdScripts(page)
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

  it('asks for nothing that came with the page', async () => {
    await open(async (page) => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.resourceType() === 'fetch') asked.push(new URL(request.url()).pathname)
      })
      await page.goto('/store')
      await page.locator('.product-link').first().waitFor()
      await page.goto('/tournament')
      await page.locator('.tournament-empty').waitFor()
      await page.goto('/hall-of-fame')
      await page.locator('#main .list-note').waitFor()
      expect(asked.filter((path) => /products|tournaments|champions/.test(path))).toEqual([])
    })
  })

  it('keeps a choice made in the very moment in which it can be made', async () => {
    await open(async (page) => {
      await page.addInitScript(() => {
        const watcher = new MutationObserver(() => {
          const choice = document.querySelector<HTMLInputElement>('#main input[value="1800"]')
          if (choice === null || choice.inert) return
          watcher.disconnect()
          // As what a screen reader or a voice chooses arrives: a click, and no hand before it.
          choice.click()
          document.documentElement.dataset.chosen = choice.value
        })
        watcher.observe(document, { subtree: true, attributes: true, attributeFilter: ['inert'] })
      })
      await page.goto('/')
      await page.locator('html[data-chosen]').waitFor()
      await page.waitForFunction(() => document.querySelector('#root [inert]') === null)
      expect(await page.locator('#main input[value="1800"]').isChecked()).toBe(true)
      expect(await page.locator('.time-control-note').textContent()).toContain('30 min')
    })
  })

  it('is never a guest’s for who is signed in', async () => {
    const { page } = await openVisitor(house.browser, { url: house.server.url })
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
    const shown = await rememberShown(page)
    const letThrough = await holdScripts(page)
    await page.goto('/profile', { waitUntil: 'domcontentloaded' })
    await page.getByText('Carregando Lance...').first().waitFor()
    expect(await page.getByRole('heading', { name: 'Entrar' }).isVisible()).toBe(false)
    letThrough()
    await page.getByRole('heading', { name: 'Ana' }).waitFor()
    expect((await shown()).filter((words) => words.includes('Entrar'))).toEqual([])
    await page.context().close()
  })

  it('is never in another language than the one chosen, and the next page comes in it', async () => {
    await open(async (page, context) => {
      await page.goto('/')
      await page.evaluate(() => localStorage.setItem('i18nextLng', 'en'))
      const shown = await rememberShown(page)
      await page.reload()
      await page.getByRole('heading', { name: 'The next move is yours.' }).waitFor()
      expect((await shown()).filter((words) => words.includes('seu'))).toEqual([])
      expect((await context.cookies()).find(({ name }) => name === 'lang')).toMatchObject({
        ...{ value: 'en', sameSite: 'Lax' },
      })
      const answer = await page.reload()
      expect(await answer?.text()).toContain('<html lang="en"')
    })
  })
})
