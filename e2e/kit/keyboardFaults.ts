import type { Page } from 'playwright-core'

/** The most stops that are checked on a screen: the bar, and what its first views show. */
const STOPS = 70

type Stop = { where: string; isMarked: boolean; isSeen: boolean }

/**
 * Where the keyboard focus is, whether it is marked and visible; null if it is nowhere. Leaves a mark on the
 * element.
 */
const readStop = (page: Page): Promise<Stop | null> =>
  page.evaluate(async () => {
    const element = document.activeElement
    if (!(element instanceof HTMLElement) || element === document.body) return null
    element.setAttribute('data-stopped-at', '')
    // The label of a hidden choice is marked instead of its input, and a card instead of the link that covers
    // it.
    const around = [
      ...[element, element.parentElement, element.closest('label, article, li')],
      ...[element.nextElementSibling, element.closest('[role="grid"]')],
    ]
    const hasOutline = (one: Element | null) =>
      one !== null &&
      [null, '::before', '::after'].some((part) => {
        const { content, outlineStyle, outlineWidth } = getComputedStyle(one, part)
        const isThere = part === null || content !== 'none'
        return isThere && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      })
    const middle = (from: number, to: number, end: number) => (Math.max(from, 0) + Math.min(to, end)) / 2
    const isSeenNow = () => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const shown = document.elementFromPoint(
        middle(left, right, innerWidth),
        middle(top, bottom, innerHeight),
      )
      return shown !== null && around.some((one) => one?.contains(shown) || shown.contains(one))
    }
    // Elements that slide in may take a few frames.
    let isSeen = isSeenNow()
    for (let frame = 0; frame < 20 && !isSeen; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      isSeen = isSeenNow()
    }
    const name = element.getAttribute('aria-label') ?? element.innerText
    return {
      where: `${element.tagName.toLowerCase()}.${element.className} ${name.trim().slice(0, 30)}`,
      isMarked: around.some(hasOutline),
      isSeen,
    }
  })

/** Controls that the keyboard skipped; of a group of choices, one is enough. */
const skippedControls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(':disabled'))
      .filter((one) => one.closest('[inert], [aria-hidden="true"]') === null)
      .filter((one) => {
        const group =
          one instanceof HTMLInputElement && one.type === 'radio'
            ? document.querySelectorAll(`input[name="${one.name}"]`)
            : (one.closest('[role="grid"], [role="tablist"], .move-list')?.querySelectorAll('*') ?? [one])
        return ![...group].some((member) => member.hasAttribute('data-stopped-at'))
      })
      .map((one) => `${one.tagName.toLowerCase()}.${one.className} ${one.innerText.trim().slice(0, 30)}`),
  )

/** Finds what is wrong when a keyboard user moves through a screen. */
export async function keyboardFaults(page: Page): Promise<string[]> {
  const faults = new Set<string>()
  // A toast that covers something for a moment is no fault of the screen.
  await page.locator('[data-toast]').waitFor({ state: 'detached' })
  let timesOutside = 0
  for (let stops = 0; stops < STOPS; stops += 1) {
    await page.keyboard.press('Tab')
    const stop = await readStop(page)
    if (stop === null) {
      // After the last stop the focus leaves the page, then returns to what is before its starting point.
      const missed = await skippedControls(page)
      if (missed.length > 0 && timesOutside++ === 0) continue
      for (const where of missed) faults.add(`${where} is not reached by the keyboard`)
      break
    }
    if (!stop.isMarked) faults.add(`${stop.where} is not marked when the keyboard is there`)
    if (!stop.isSeen) faults.add(`${stop.where} is hidden when the keyboard is there`)
  }
  return [...faults]
}
