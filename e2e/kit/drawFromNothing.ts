import type { Page } from 'playwright-core'

/**
 * Has pages use nothing that came with them: they are drawn from nothing and ask for everything, so that a test can
 * answer in the server's place.
 */
export const drawFromNothing = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.view = 'blank'
    })
  })
