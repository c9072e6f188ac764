import type { Page } from 'playwright-core'

/**
 * Disables the first view: pages start empty and request everything, so that a test can answer in the
 * server's place.
 */
export const disableFirstView = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.view = 'blank'
    })
  })
