import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Player } from './player.ts'
import { shownToasts } from './toast.ts'

/** How many notices of a lost network the page shows. */
const offlineNotices = (page: Page) => page.getByText('Sem internet', { exact: true }).count()

/**
 * Takes the network away, which the page says once, lets something happen meanwhile, and gives it back. The
 * page's clock must be installed. Returns how often the page loaded.
 */
export async function loseNetwork(
  { page, context }: Pick<Player, 'page' | 'context'>,
  meanwhile: () => Promise<void> = async () => {},
) {
  let loads = 0
  page.on('framenavigated', () => {
    loads += 1
  })
  // The place of the notice appears three seconds after the page. Toasts about something else leave meanwhile.
  const place = page.locator('.offline-place')
  await expect
    .poll(async () => {
      await page.clock.fastForward(3000)
      return { places: await place.count(), toasts: await shownToasts(page) }
    })
    .toEqual({ places: 1, toasts: [] })
  await context.setOffline(true)
  await expect.poll(() => offlineNotices(page)).toBe(1)
  await meanwhile()
  expect(await shownToasts(page)).toEqual([])
  expect(await offlineNotices(page)).toBe(1)
  await context.setOffline(false)
  await expect.poll(() => offlineNotices(page)).toBe(0)
  return { loads: () => loads }
}
