import type { Page } from 'playwright-core'
import { requirePainted } from './painting.ts'

/** What a player at the table may have to press or read at any moment, in CSS. */
export const TABLE_CONTROLS = [
  '.game-toolbar :is(a, button)',
  '.game-board',
  '.game-clock',
  '.game-notice button',
  '.move-field',
  '.top-bar .menu-button',
  'dialog[open] button',
]

/** The selectors among these whose elements the toast covers, in part or whole. */
export async function coveredByToast(page: Page, selectors: readonly string[]): Promise<string[]> {
  await requirePainted(page)
  return page.evaluate((wanted) => {
    const card = document.querySelector('.toast')
    if (card === null) return ['there is no toast']
    const toast = card.getBoundingClientRect()
    const isCovered = (element: Element) => {
      if (card.contains(element)) return false
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const isVisible = right - left > 1 && bottom - top > 1 && element.checkVisibility()
      const overlaps = left < toast.right && right > toast.left && top < toast.bottom && bottom > toast.top
      return isVisible && overlaps
    }
    return wanted.filter((selector) => [...document.querySelectorAll(selector)].some(isCovered))
  }, selectors)
}

/** The texts of these elements that are cut off. */
export async function cutTexts(page: Page, selector: string): Promise<(string | null)[]> {
  await requirePainted(page)
  return page
    .locator(selector)
    .evaluateAll((elements) =>
      elements
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent),
    )
}

/** Whether an element lies whole within another, to half a pixel. */
export async function isWithin(page: Page, inner: string, outer: string): Promise<boolean> {
  await requirePainted(page)
  const boxes = await Promise.all([inner, outer].map((selector) => page.locator(selector).boundingBox()))
  const [part, whole] = boxes
  if (!part || !whole) throw new Error(`${inner} or ${outer} is not on this page`)
  const slack = 0.5
  return (
    part.x >= whole.x - slack &&
    part.y >= whole.y - slack &&
    part.x + part.width <= whole.x + whole.width + slack &&
    part.y + part.height <= whole.y + whole.height + slack
  )
}
