import type { Page } from 'playwright-core'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { hasTurn } from '../apps/server/test/turns.ts'
import { goTo } from './kit/goTo.ts'
import { openVisitor, PHONE, type Visitor } from './kit/launchBrowser.ts'
import { shareOfRun } from './kit/shareOfRun.ts'
import { shareServer } from './kit/shareServer.ts'
import { waitUntilInteractive } from './kit/waitUntilInteractive.ts'

const share = shareOfRun()
const shared = shareServer()

const visit = (view = {}) => openVisitor(shared.browser, { url: shared.server.url, ...view })
const descriptionOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content)

// A guest whose page serves several tests; each begins with the path it is about.
let guest: Visitor
beforeAll(async () => {
  guest = await visit()
  await guest.page.goto('/credits')
  await waitUntilInteractive(guest.page)
})
afterEach(() => expect(guest.problems.splice(0)).toEqual([]))

/** Pages that a guest may open. */
const PAGES = [
  '/',
  '/profile',
  '/login',
  '/register',
  '/update-password?token=x',
  '/wallet',
  '/deposit',
  '/premium',
  '/store',
  '/store/orders',
  '/success',
  '/tournament',
  '/tournament/00000000-0000-4000-8000-000000000000',
  '/create-tournament',
  '/wager-match',
  '/play-with-bot',
  '/analysis',
  '/train',
  '/train/numbers',
  '/puzzle',
  '/game/new',
  '/hall-of-fame',
  '/live-games',
  '/terms',
  '/privacy',
  '/fair-play',
  '/responsible-play',
  '/credits',
  '/nowhere',
]

/** What a page lacks of what every page must have. */
const missingParts = (page: Page) =>
  page.evaluate(() => {
    const { title } = document
    const headings = [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility())
    const described = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? ''
    const terms = document.querySelector('footer a[href="/terms"]')
    const faults = [
      ...(headings.length === 1 ? [] : [`${headings.length} headings`]),
      ...(/^\S.* · Lance$/.test(title) ? [] : [`is called ${title}`]),
      ...(/^\p{Lu}.{20,159}$/u.test(described) ? [] : [`is described as ${described}`]),
      ...(terms?.textContent === 'Termos de uso' && terms.checkVisibility() ? [] : ['no footer']),
    ]
    return { path: location.pathname + location.search, faults }
  })

describe('a screen that breaks', () => {
  it('says that nothing is lost, offers the way home, and recovers on a retry', async () => {
    const { page } = guest
    await page.route('**/live-games', (route) => route.fulfill({ json: { items: 7 } }))
    await page.evaluate(() => history.pushState({}, '', '/live-games'))
    await page.getByRole('heading', { name: 'Esta página falhou' }).waitFor()
    await page.getByRole('navigation', { name: 'Navegação principal' }).waitFor()
    await page.getByRole('link', { name: 'Voltar ao início' }).waitFor()
    await page.unroute('**/live-games')
    await expect
      .poll(async () => {
        const again = page.getByRole('button', { name: 'Tentar novamente' })
        // The button may be gone before it is pressed.
        if (await again.isVisible()) await again.click({ timeout: 1000 }).catch(() => {})
        return page.getByRole('heading', { level: 1 }).innerText()
      })
      .toBe('Partidas ao vivo')
  })
})

describe('every page', () => {
  it('has a title and a description in the reader’s language, one main heading, and a footer [SITE-4]', {
    skip: !hasTurn(3),
  }, async () => {
    const { page } = guest
    const titles = new Set<string>()
    await page.locator('footer').scrollIntoViewIfNeeded()
    for (const path of PAGES) {
      await goTo(page, path)
      await expect.poll(() => missingParts(page), { interval: 20 }).toEqual({ path, faults: [] })
      titles.add(await page.title())
    }
    // Without an account, many pages lead to the same two forms.
    expect(titles.size).toBeGreaterThan(15)
  })

  it('gives search engines its own description, or else that of the product', async () => {
    const { page } = guest
    const general = 'Jogue xadrez online, participe de campeonatos e melhore seu rating.'
    await goTo(page, '/play-with-bot')
    await expect.poll(() => descriptionOf(page)).toMatch(/^Jogue xadrez contra o computador/)
    await page.getByRole('banner').getByRole('link', { name: 'Início' }).click()
    await expect.poll(() => descriptionOf(page)).toBe(general)
    await page.getByRole('banner').getByRole('combobox').selectOption('en')
    await expect
      .poll(() => descriptionOf(page))
      .toBe('Play chess online, enter tournaments and improve your rating.')
    await page.getByRole('banner').getByRole('combobox').selectOption('pt-BR')
    await expect.poll(() => descriptionOf(page)).toBe(general)
  })
})

describe('the navigation', () => {
  it('has its groups of links, the languages and the cart [SITE-3]', async () => {
    const { page } = guest
    await goTo(page, '/')
    const addresses = await page
      .getByRole('navigation', { name: 'Navegação principal' })
      .locator('a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(addresses).toEqual([
      '/',
      ...['/matchmaking', '/wager-match', '/play-with-bot', '/game/new', '/analysis', '/train'],
      ...['/tournament', '/create-tournament'],
      '/store',
      ...['/hall-of-fame', '/live-games', '/premium', '/profile', '/wallet'],
    ])
    const languages = page.getByRole('banner').getByRole('combobox', { name: 'Idioma' })
    expect(await languages.locator('option').count()).toBe(10)
    await page.getByRole('button', { name: 'Carrinho' }).click()
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })
})

describe('the footer', () => {
  it('keeps its place before it has loaded, as the scroll position of an early visitor stays, and is not shown with a board', {
    skip: !hasTurn(0),
  }, async () => {
    const { page } = await visit({ viewport: PHONE, touch: true, painted: true })
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    const scripts = Promise.withResolvers<void>()
    await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    const place = page.getByRole('contentinfo')
    await place.waitFor({ state: 'attached' })
    const before = await place.boundingBox()
    expect(before?.y).toBeGreaterThanOrEqual(PHONE.height)
    await page.evaluate(() => scrollTo(0, 400))
    expect(await page.locator('[inert]').count()).toBeGreaterThan(0)
    scripts.resolve()
    await expect.poll(() => page.locator('[inert]').count()).toBe(0)
    await page.getByRole('heading', { name: 'Próximos torneios' }).waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(400)
    expect(fetched.filter((path) => /Footer/.test(path))).toEqual([])
    // Content below the fold loads once it is in sight.
    await place.scrollIntoViewIfNeeded()
    await place.getByRole('link', { name: 'Jogo responsável' }).waitFor()
    expect((await place.boundingBox())?.height).toBe(before?.height)
    await goTo(page, '/game/some-game')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('contentinfo').count()).toBe(0)
  })

  it('leads to the drafts, which say that they are drafts [SITE-4]', async () => {
    const { page } = guest
    await goTo(page, '/credits')
    await page.getByText('Aviso de licença').click()
    await page.getByText('THIS SOFTWARE IS PROVIDED').waitFor()
    for (const name of ['Termos de uso', 'Privacidade', 'Jogo limpo', 'Jogo responsável']) {
      // The footer loads when it is nearly in sight.
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await page.getByRole('contentinfo').getByRole('link', { name }).click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await page.getByText('um advogado deve conferi-lo').waitFor()
      expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(5)
    }
  })
})

/** One or two a run: all of them within five commits, and by `npm run prove`. */
const PAINTED = ['/', '/wallet', '/tournament', '/store', '/terms', '/play-with-bot'].filter(
  (_path, index) => share.has(index) || share.has(index + 5),
)

describe('the colors', () => {
  it(`are the chosen ones, in the browser’s own bar and from the first paint on, whatever the system prefers [SITE-11] (EVERY_ROUTE_SHARE=${share.name})`, async () => {
    const { page } = await visit({ painted: true })
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/credits')
    const barColors = () =>
      page
        .locator('meta[name="theme-color"]')
        .evaluateAll((metas) => metas.map((meta) => (meta as HTMLMetaElement).content))
    const [light, dark] = ['rgb(246, 244, 238)', 'rgb(16, 21, 19)']
    await expect.poll(barColors).toEqual([light, light])
    await page.getByRole('button', { name: 'Usar tema escuro' }).click()
    await expect.poll(barColors).toEqual([dark, dark])
    // With motion the change is a transition.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
    await page.getByRole('button', { name: 'Usar tema claro' }).click()
    await expect.poll(barColors).toEqual([light, light])
    await page.getByRole('button', { name: 'Usar tema escuro' }).click()
    await expect.poll(barColors).toEqual([dark, dark])
    await page.addInitScript(() => {
      const seen: string[] = []
      Object.assign(window, { seen })
      const look = () => {
        const { backgroundColor } = getComputedStyle(document.documentElement)
        if (document.styleSheets.length > 0 && document.body) seen.push(backgroundColor)
        if (seen.length < 40) requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    for (const path of PAINTED) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      const colorsSeen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen)
      // A busy machine may show the heading before it draws a frame.
      const seen = await vi.waitUntil(async () => {
        const colors = await colorsSeen()
        return colors.length > 0 && colors
      }, 30_000)
      expect([path, ...new Set(seen)]).toEqual([path, dark])
    }
  })
})
