import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { openPlayer } from './kit/player.ts'
import { shareServer } from './kit/shareServer.ts'
import { waitUntilInteractive } from './kit/waitUntilInteractive.ts'

// Users without a mouse skip what they know, and get back to where they were.

const shared = shareServer()

const isFocused = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element === document.activeElement)

describe('the keyboard', () => {
  // One page for all tests; only the first needs it as it was loaded.
  let page: Page
  beforeAll(async () => {
    const at = '/profile?view=data'
    ;({ page } = await openPlayer(shared.browser, { url: shared.server.url, name: 'Ana', at }))
    // Before the scripts have loaded, a link loads a new page, where the focus is at the top anyway.
    await waitUntilInteractive(page)
    await page.getByRole('button', { name: 'Excluir minha conta' }).waitFor()
  })

  it('skips the bar by the first link of a page', async () => {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => isFocused(page, 'main')).toBe(true)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })

  it('returns to where it was after a dialog and after the cart', async () => {
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

  it('starts at the top of a screen it has opened', async () => {
    const link = page.getByRole('banner').getByRole('link', { name: 'Loja' })
    await link.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/store')
    await expect.poll(() => isFocused(page, 'main')).toBe(true)
  })
})
