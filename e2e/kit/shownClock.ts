import type { Page } from 'playwright-core'

/** What a player's clock shows on a page, in ms: 9:58 is 598000, 9.4 is 9400. */
export async function shownClockMs(page: Page, name: string): Promise<number> {
  const text = await page.getByLabel(`Relógio de ${name}`).innerText()
  const parts = text.trim().replace(',', '.').split(':').map(Number)
  const seconds = parts.reduce((sum, part) => sum * 60 + part, 0)
  if (Number.isNaN(seconds)) throw new Error(`the clock of ${name} shows "${text}"`)
  return seconds * 1000
}
