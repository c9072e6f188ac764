import type { Browser, Page } from 'playwright-core'

/** A board in a real browser, with White at the bottom, whose opponent answers through a socket. */
export type BoardTable = {
  page: Page
  /** Resolves when the move has been sent to the page. */
  opponentPlays(uci: string): Promise<void>
  /** Waits until the page shows that this many plies were played. */
  shows(plies: number): Promise<void>
  close(): Promise<void>
}

export const VIEWPORT = { width: 1280, height: 800 }

/** A page of its own, in a context of its own. */
export async function openPage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, viewport: VIEWPORT, locale: 'pt-BR' })
  return context.newPage()
}

/** The center of a square: both boards name their squares alike. */
export async function centerOf(page: Page, square: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`[data-square="${square}"]`).first().boundingBox()
  if (!box) throw new Error(`no square ${square}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
