import type { Page } from 'playwright-core'

/**
 * Presses "show more" and keeps the first request for the next page on its way until the returned function is
 * called.
 */
export async function holdNextPage(
  page: Page,
  { button, next }: { button: string; next: RegExp },
): Promise<() => void> {
  let letThrough = () => {}
  const isAllowed = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(next, (route) => isAllowed.then(() => route.continue()), { times: 1 })
  const asked = page.waitForRequest(next)
  await page.getByRole('button', { name: button, exact: true }).click()
  await asked
  return letThrough
}
