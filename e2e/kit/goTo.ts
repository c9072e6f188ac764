import type { Page } from 'playwright-core'

/** How a page gets to a path: not at all if it is there, within the site, or by loading it. */
const wayTo = (page: Page, path: string): Promise<'none' | 'within' | 'load'> =>
  page.evaluate((to) => {
    const isInSite = document.querySelector('#main') !== null
    if (!isInSite || document.querySelector('#root [inert]') !== null) return 'load'
    if (to === location.pathname + location.search) return 'none'
    return new URL(to, location.href).pathname === location.pathname ? 'load' : 'within'
  }, path)

/**
 * Navigates within the site, as a link does, and waits until the screen is shown: it takes the focus then.
 */
const navigate = (page: Page, path: string) =>
  page.evaluate(
    (to) =>
      new Promise<void>((arrive, fail) => {
        const listen = ({ target }: FocusEvent) => {
          if (!(target instanceof Element) || target.id !== 'main') return
          removeEventListener('focusin', listen)
          arrive()
        }
        addEventListener('focusin', listen)
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
        history.pushState({}, '', to)
        setTimeout(() => fail(new Error(`${to} leads to the screen that was shown already`)), 20_000)
      }),
    path,
  )

/**
 * Takes a page to a path of the site: within the site where it shows another screen, which costs half of a
 * load, or else by loading it. What the page has read before is not read again.
 */
export async function goTo(page: Page, path: string): Promise<void> {
  const way = await wayTo(page, path)
  if (way === 'load') await page.goto(path)
  else if (way === 'within') await navigate(page, path)
}
