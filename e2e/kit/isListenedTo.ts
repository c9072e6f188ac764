import type { Page } from 'playwright-core'

/**
 * Waits until all of a page's controls are listened to. Until its scripts are there they are inert: a hand waits for
 * them, and a choice or a key that a test sends is lost.
 */
export async function isListenedTo(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('#main') && !document.querySelector('#root [inert]'),
  )
}
