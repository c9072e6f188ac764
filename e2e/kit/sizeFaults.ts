import type { Page } from 'playwright-core'
import { requirePainted } from './painting.ts'
import { waitUntilDrawn } from './waitUntilDrawn.ts'

/** The minimum height of what is pressed with a finger. */
const TARGET_PX = 44
const STANDARD_PX = 16

/** Whether the content is wider than the viewport, once the page has adapted to its new size. */
function staysTooWide(page: Page): Promise<boolean> {
  const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth
  return page.waitForFunction(fits, undefined, { timeout: 2000 }).then(
    () => false,
    () => true,
  )
}

/** What is too small for a finger: buttons and fields, and links that are not within a text. */
const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((leastPx) => {
    const isSmall = (one: Element) => {
      const { height } = (one.closest('label') ?? one).getBoundingClientRect()
      // A link that covers its card can be pressed anywhere on the card.
      const { position, content, inset } = getComputedStyle(one, '::after')
      const coversCard = content !== 'none' && position === 'absolute' && inset === '0px'
      return height < leastPx - 0.5 && !coversCard
    }
    const isWithinText = (one: Element) =>
      one.matches('a') && getComputedStyle(one).display === 'inline' && one.closest('p, li, dd, td') !== null
    const names = [...document.querySelectorAll('main :is(button, select, summary, a, input), dialog button')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => isSmall(one) && !isWithinText(one) && one.closest('.board') === null)
      .map(
        (one) =>
          `${one.tagName.toLowerCase()}.${one.className} ${(one.textContent ?? '').trim().slice(0, 30)}`,
      )
    return [...new Set(names)].map((name) => `${name} is too small for a finger`)
  }, TARGET_PX)

/**
 * Hidden content (`content-visibility`) first reports its previous size and is then laid out again: on the
 * second look, only what really is too small remains.
 */
async function smallTargets(page: Page): Promise<string[]> {
  const found = await findSmallTargets(page)
  if (found.length === 0) return []
  await waitUntilDrawn(page)
  return findSmallTargets(page)
}

/** Whether the page is too wide with text of twice the size, as readers may set in their browsers. */
async function isTooWideWithLargeText(page: Page): Promise<boolean> {
  const browserSettings = await page.context().newCDPSession(page)
  const setTextSize = (standard: number) =>
    browserSettings.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
  await setTextSize(2 * STANDARD_PX)
  await page.waitForFunction(
    (wanted) => getComputedStyle(document.documentElement).fontSize === wanted,
    `${2 * STANDARD_PX}px`,
  )
  const isTooWide = await staysTooWide(page)
  await setTextSize(STANDARD_PX)
  await browserSettings.detach()
  return isTooWide
}

export const PHONE = { width: 360, height: 740 }
export const DESKTOP = { width: 1280, height: 800 }
/** A desktop of 1280 × 1024 at four times magnification. */
const ENLARGED = { width: 320, height: 256 }

/**
 * What cannot be read or pressed on a small phone, at four times magnification, on a desktop, and with text
 * of twice the size.
 */
export async function sizeFaults(page: Page): Promise<string[]> {
  await requirePainted(page)
  const faults: string[] = []
  await page.setViewportSize(PHONE)
  if (await staysTooWide(page)) faults.push('scrolls to the side on a phone')
  faults.push(...(await smallTargets(page)))
  await page.setViewportSize(ENLARGED)
  if (await staysTooWide(page)) faults.push('scrolls to the side when enlarged four times')
  await page.setViewportSize(DESKTOP)
  if (await staysTooWide(page)) faults.push('scrolls to the side on a desktop')
  if (await isTooWideWithLargeText(page)) faults.push('scrolls to the side with text of twice the size')
  return faults
}
