import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { hasTurn } from '../apps/server/test/turns.ts'
import { fundPlayer } from './kit/fundPlayer.ts'
import { goTo } from './kit/goTo.ts'
import { openVisitor, PHONE, type Visitor } from './kit/launchBrowser.ts'
import { plainSpaces } from './kit/plainSpaces.ts'
import { openPlayer } from './kit/player.ts'
import { shareServer } from './kit/shareServer.ts'
import { awaitToast } from './kit/toast.ts'
import { waitUntilInteractive } from './kit/waitUntilInteractive.ts'

const shared = shareServer()

const visit = (view = {}) => openVisitor(shared.browser, { url: shared.server.url, ...view })

/** Holds back matching requests until they are let through. */
async function holdRequests(page: Page, which: RegExp) {
  const { promise: isAsked, resolve: asked } = Promise.withResolvers<void>()
  const { promise: mayCome, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(which, async (route) => {
    asked()
    await mayCome
    await route.continue()
  })
  return { isAsked, letThrough }
}

// A guest whose page serves several tests.
let guest: Visitor
beforeAll(async () => {
  guest = await visit()
  await guest.page.goto('/')
  await waitUntilInteractive(guest.page)
})

const NARROW = { width: 360, height: 740 }

describe('the languages', () => {
  it('start with the browser’s, are fetched one at a time, and stay as chosen in the menu [SITE-9]', {
    skip: !hasTurn(0),
  }, async () => {
    const { page } = await visit()
    const texts: string[] = []
    page.on('response', (response) => {
      if (/\/(common|home)-[^/]+\.js$/.test(response.url())) texts.push(response.url())
    })
    await page.goto('/')
    await page.getByRole('heading', { name: 'O próximo lance é seu.' }).waitFor()
    await waitUntilInteractive(page)
    // Portuguese needs no other.
    expect(texts).toHaveLength(2)
    await page.getByRole('banner').getByRole('combobox', { name: 'Idioma' }).selectOption('en')
    await page.getByRole('heading', { name: 'The next move is yours.' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'The next move is yours.' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
  })

  it('turn the whole page right-to-left in Arabic [SITE-9]', async () => {
    const { page } = guest
    const languages = page.getByRole('banner').locator('select')
    await languages.selectOption('ar')
    await page.getByRole('button', { name: 'البطولات' }).waitFor()
    await page.getByRole('heading', { name: 'النقلة التالية لك.' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl')
    await languages.selectOption('pt-BR')
    await page.getByRole('heading', { name: 'O próximo lance é seu.' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('ltr')
  })

  it('change completely even if a part of the page loads while the texts do', {
    skip: !hasTurn(2),
  }, async () => {
    // So low that the footer is far below.
    const { page } = await visit({ viewport: { width: 1280, height: 300 } })
    await page.goto('/')
    await waitUntilInteractive(page)
    const english = await holdRequests(page, /\/assets\/.*\.js$/)
    await page.getByRole('banner').getByRole('combobox', { name: 'Idioma' }).selectOption('en')
    await english.isAsked
    const part = await holdRequests(page, /\/footer-[^/]+\.js$/)
    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    await part.isAsked
    const isHere = page.waitForResponse(/\/home-[^/]+\.js$/)
    english.letThrough()
    await (await isHere).finished()
    part.letThrough()
    await page.getByRole('heading', { name: 'The next move is yours.' }).waitFor()
    await footer.getByRole('link', { name: 'Terms of use' }).waitFor()
  })
})

describe('every screen', () => {
  const screens = [
    '/',
    '/profile',
    '/update-password?token=x',
    '/play-with-bot',
    '/wallet',
    '/nowhere',
  ] as const

  it('fits into 360 pixels, with targets that a finger can hit [SITE-5]', { skip: !hasTurn(3) }, async () => {
    const { page } = await visit({ viewport: NARROW, touch: true, painted: true })
    for (const path of screens) {
      await goTo(page, path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('main a, main button, header button, header > a')]
          .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 44)
          .map((target) => target.outerHTML),
      )
      expect(small).toEqual([])
    }
  })

  it('leads from home to Premium and to the puzzle of the day, a guest too [SITE-1] [STUDY-78]', async () => {
    const { page } = guest
    await goTo(page, '/')
    await page.getByRole('main').getByRole('link', { name: 'Seja Premium' }).click()
    await page.waitForURL('**/premium')
    await page.getByRole('heading', { level: 1, name: 'Seja Premium' }).waitFor()
    await goTo(page, '/')
    await page.getByRole('link', { name: /^Problema do dia As (brancas|pretas) jogam\./ }).click()
    await page.waitForURL('**/puzzle')
    await page.getByText('Ache um lance melhor.').waitFor()
  })

  it('tells a guest that a game of a tournament does not exist [GAME-31]', async () => {
    const { page } = guest
    await goTo(page, '/game/tournament-nowhere')
    const text = 'Partida não encontrada. O torneio pode não ter iniciado ainda.'
    expect(await awaitToast(page, 'Erro')).toBe(text)
  })

  it('has its own title, even at an unknown address [SITE-4]', async () => {
    const { page } = guest
    await goTo(page, '/profile')
    await expect.poll(() => page.title()).toBe('Entrar · Lance')
    await goTo(page, '/nowhere')
    await page.getByRole('heading', { name: 'Esta casa está vazia' }).waitFor()
    await page.getByRole('link', { name: 'Voltar ao início' }).click()
    await expect
      .poll(() => page.title())
      .toBe('Jogue xadrez online, participe de campeonatos e melhore seu rating · Lance')
  })

  it('does not move while it loads', async () => {
    const { page } = await visit({ viewport: PHONE, touch: true })
    await page.addInitScript(() => {
      const seen = { shifts: 0 }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shifts += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of ['/', '/profile']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.evaluate(() => document.fonts.ready)
      const shifts = await page.evaluate(
        () => (window as unknown as { seen: { shifts: number } }).seen.shifts,
      )
      expect(shifts).toBeLessThan(0.02)
    }
  })
})

describe('the navigation', () => {
  it('opens and closes on a phone, by tap and by key, and can be skipped by keyboard [SITE-3]', {
    skip: !hasTurn(0),
  }, async () => {
    const { page } = await visit({ viewport: PHONE, touch: true })
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Pular para o conteúdo')
    const opener = page.getByRole('button', { name: 'Abrir menu' })
    await opener.click()
    const link = page.getByRole('banner').getByRole('link', { name: 'Torneios' })
    await link.waitFor()
    // The icons come with what closes the menu by key.
    await page.locator('.top-icon > svg').first().waitFor()
    await page.keyboard.press('Escape')
    await link.waitFor({ state: 'hidden' })
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement)).toBe(true)
    await opener.click()
    await link.click()
    await page.waitForURL('**/tournament')
    await page.getByRole('button', { name: 'Abrir menu' }).waitFor()
  })

  it('has menus that open by mouse, press and arrow key, one at a time [SITE-19]', async () => {
    const { page } = guest
    await goTo(page, '/')
    const bar = page.getByRole('banner')
    const [play, tournaments] = ['Jogar', 'Torneios'].map((name) => bar.getByRole('button', { name }))
    const isOpen = (menu = play) => menu?.getAttribute('aria-expanded')
    // The first hover only loads what the second needs.
    const openByMouse = async () => {
      if ((await isOpen()) === 'true') return true
      await page.mouse.move(640, 600)
      await play?.hover()
      return false
    }
    await expect.poll(openByMouse, { interval: 400 }).toBe(true)
    await bar.getByRole('link', { name: 'Jogo apostado' }).waitFor()
    // The press keeps open what the mouse has opened, and the next one closes it.
    await play?.click()
    expect(await isOpen()).toBe('true')
    await page.mouse.move(640, 600)
    await tournaments?.focus()
    await page.keyboard.press('ArrowDown')
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    expect([await focused(), await isOpen(), await isOpen(tournaments)]).toEqual([
      'Torneios',
      'false',
      'true',
    ])
    await page.keyboard.press('End')
    expect(await focused()).toBe('Criar torneio')
    await page.keyboard.press('ArrowDown')
    expect(await focused()).toBe('Torneios')
    await page.keyboard.press('Escape')
    expect([await focused(), await isOpen(tournaments)]).toEqual(['Torneios', 'false'])
    expect(await tournaments?.evaluate((button) => button === document.activeElement)).toBe(true)
    await tournaments?.click()
    await page.mouse.click(640, 600)
    await expect.poll(() => isOpen(tournaments)).toBe('false')
  })

  it('shows members their rating and balance as they change, and no balance without the server [SITE-20]', {
    skip: !hasTurn(1),
  }, async () => {
    const { url } = shared.server
    const name = 'Maximiliana Wolfeschlegel'
    const { page, id } = await openPlayer(shared.browser, { url, name, at: '/terms' })
    const button = page.getByRole('banner').getByRole('button', { name: /^Sua conta/ })
    const words = async () => plainSpaces((await button.textContent()) ?? '')
    await button.waitFor()
    expect(await words()).toMatch(/Maximiliana.*1500\?.*R\$ 0,00/)
    await fundPlayer(shared.server, { id }, 25)
    await expect.poll(words).toContain('R$ 25,00')
    await page
      .getByRole('banner')
      .getByRole('link', { name: /R\$\s25,00/ })
      .click()
    await page.waitForURL('**/wallet')
    await page.route('**/auth/me', (route) => route.abort())
    await page.reload()
    await button.waitFor()
    expect(await words()).toMatch(/Maximiliana.*1500/)
    expect(await words()).not.toContain('R$')
    expect(await page.getByRole('banner').getByRole('link', { name: /R\$/ }).count()).toBe(0)
  })

  it('keeps the chosen scheme after a reload [SITE-11]', async () => {
    const { page } = await visit({ painted: true })
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/terms')
    await page.getByRole('button', { name: 'Usar tema escuro' }).click()
    await page.reload()
    await page.getByRole('button', { name: 'Usar tema claro' }).waitFor()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(16, 21, 19)',
    )
  })
})
