import type { Page } from 'playwright-core'
import { squareCenter } from './playMoves.ts'

/** Draws with the right button from one square to another; a circle if they are the same. */
export async function drawOnBoard(
  page: Page,
  from: string,
  to: string,
  key?: 'Shift' | 'Alt',
): Promise<void> {
  const [start, end] = [await squareCenter(page, from), await squareCenter(page, to)]
  if (key) await page.keyboard.down(key)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down({ button: 'right' })
  await page.mouse.move(end.x, end.y, { steps: 3 })
  await page.mouse.up({ button: 'right' })
  if (key) await page.keyboard.up(key)
}
