import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openVisitor } from './kit/launchBrowser.ts'
import { openPlayer } from './kit/player.ts'
import { shareServer } from './kit/shareServer.ts'

// Users without a mouse skip what they know, and get back to where they were.

const shared = shareServer()

const isFocused = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element === document.activeElement)

describe('the keyboard', () => {
  it('skips the bar by the first link of a page', async () => {
    const { page } = await openVisitor(shared.browser, { url: shared.server.url })
    await page.goto('/store')
    await page.locator('.product-link').first().waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => isFocused(page, 'main')).toBe(true)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  })

  it('starts at the top of a screen it has opened', async () => {
    const { page } = await openVisitor(shared.browser, { url: shared.server.url })
    await page.goto('/')
    // Before the scripts have loaded, a link loads a new page, where the focus is at the top anyway.
    await expect.poll(() => page.locator('[inert]').count()).toBe(0)
    const link = page.getByRole('banner').getByRole('link', { name: 'Loja' })
    await link.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/store')
    await expect.poll(() => isFocused(page, 'main')).toBe(true)
  })

  it('returns to where it was after a dialog and after the cart', async () => {
    const at = '/profile?view=data'
    const { page } = await openPlayer(shared.browser, { url: shared.server.url, name: 'Ana', at })
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
