import type { Page } from 'playwright-core'

/**
 * Waits until all of a page's controls respond. They are inert until the scripts have loaded: a person waits
 * for that, but a choice or a key that a test sends is lost.
 */
export async function waitUntilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('#main') && !document.querySelector('#root [inert]'),
  )
}
