import type { Page } from 'playwright-core'

/** Opens the member's own menu in the bar. */
export const openAccountMenu = (page: Page): Promise<void> =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /^Sua conta/ })
    .click()
