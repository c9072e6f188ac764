import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { launchBrowser, openVisitor } from './kit/launchBrowser.ts'
import { type LaunchedServer, launchServer } from './kit/launchServer.ts'
import { openPlayer } from './kit/player.ts'

// Who has no mouse gets everywhere, sees where he is, and is put back where he was.

let server: LaunchedServer
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([launchServer(), launchBrowser()])
})
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()))
})
afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

/** So many stops at the most are looked at on a screen: the bar, and what is on its first view. */
const STOPS = 40

type Stop = { where: string; isMarked: boolean; isSeen: boolean } | 'nowhere'

/** Where the keyboard is: whether that can be seen, and whether it is marked. */
const readStop = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return 'nowhere'
    const hasOutline = (one: Element | null) => {
      if (one === null) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(one)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    }
    // A hidden button of a choice is marked by its label, a link that covers a card by the card.
    const around = [
      element,
      element.parentElement,
      element.closest('label, article, li'),
      element.nextElementSibling,
    ]
    const { left, top, width, height } = element.getBoundingClientRect()
    const shown = document.elementFromPoint(left + width / 2, top + height / 2)
    const isSeen = shown !== null && around.some((one) => one?.contains(shown) || shown.contains(one))
    const name = element.getAttribute('aria-label') ?? element.innerText
    return {
      where: `${element.tagName.toLowerCase()} ${name.trim().slice(0, 30)}`,
      isMarked: around.some(hasOutline),
      isSeen,
    }
  })

/** What is wrong on the way of a keyboard through a screen. */
async function tabFaults(page: Page, path: string): Promise<string[]> {
  const faults = new Set<string>()
  let stops = 0
  for (; stops < STOPS; stops += 1) {
    await page.keyboard.press('Tab')
    const stop = await readStop(page)
    // Past the last, the keyboard leaves the page.
    if (stop === 'nowhere') break
    if (!stop.isMarked) faults.add(`${path}: ${stop.where} is not marked`)
    if (!stop.isSeen) faults.add(`${path}: ${stop.where} is hidden`)
  }
  if (stops < 8) faults.add(`${path}: ends after ${stops} stops`)
  return [...faults]
}

const isFocused = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element === document.activeElement)

describe('the keyboard', () => {
  it('sees where it is on every screen', { timeout: 240_000 }, async () => {
    const { page } = await openPlayer(browser, { url: server.url, name: 'Ana' })
    const faults: string[] = []
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const paths = ['/', '/profile', '/profile?view=data', '/wallet', '/deposit', '/store', '/play-with-bot']
    const others = [
      '/tournament',
      '/create-tournament',
      '/wager-match',
      '/hall-of-fame',
      '/live-games',
      '/premium',
    ]
    for (const path of [...paths, ...others, '/game/new', '/terms']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      faults.push(...(await tabFaults(page, path)))
    }
    expect(faults).toEqual([])
  })

  it('passes over the bar by the first link of a page', async () => {
    const { page } = await openVisitor(browser, { url: server.url })
    await page.goto('/store')
    await page.locator('.product-link').first().waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => isFocused(page, 'main')).toBe(true)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })

  it('begins at the top of the screen it went to', async () => {
    const { page } = await openVisitor(browser, { url: server.url })
    await page.goto('/')
    const link = page.getByRole('banner').getByRole('link', { name: 'Torneios' })
    await link.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/tournament')
    await expect.poll(() => isFocused(page, 'main')).toBe(true)
  })

  it('is put back where it was after a dialog and after the cart', async () => {
    const { page } = await openPlayer(browser, { url: server.url, name: 'Ana' })
    await page.goto('/profile?view=data')
    const opener = page.getByRole('button', { name: 'Excluir minha conta' })
    for (const [button, dialog] of [
      [opener, 'Excluir sua conta?'],
      [page.getByRole('button', { name: 'Carrinho' }), 'Carrinho de Compras'],
    ] as const) {
      await button.focus()
      await page.keyboard.press('Enter')
      const shown = page.getByRole('dialog', { name: dialog })
      await shown.waitFor()
      await expect.poll(() => shown.evaluate((one) => one.contains(document.activeElement))).toBe(true)
      await page.keyboard.press('Escape')
      await shown.waitFor({ state: 'detached' })
      await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true)
    }
  })
})
