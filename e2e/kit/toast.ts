import type { Page } from 'playwright-core'
import { plainSpaces } from './plainSpaces.ts'

/** The visible toasts, each as its title and its text. */
export async function shownToasts(page: Page): Promise<string[][]> {
  const toasts = await page.locator('[data-toast]').all()
  const read = await Promise.all(toasts.map((toast) => toast.locator('p').allInnerTexts()))
  return read.map((texts) => texts.map(plainSpaces))
}

/** Waits for a toast with this title and returns its text. */
export async function awaitToast(page: Page, title: string): Promise<string | undefined> {
  const toast = page.locator('[data-toast]').filter({ has: page.getByText(title, { exact: true }) })
  await toast.waitFor()
  return (await toast.locator('p').allInnerTexts()).map(plainSpaces)[1]
}

/**
 * Waits for a toast with this title, closes it and returns its text. Closes those before it too: each would keep the
 * next one waiting for two seconds.
 */
export async function takeToast(page: Page, title: string): Promise<string | undefined> {
  const taken = await page.waitForFunction((wanted) => {
    const toast = document.querySelector('[data-toast]')
    if (!toast) return null
    const [shown, text] = [...toast.querySelectorAll('p')].map((line) => line.innerText)
    toast.querySelector<HTMLElement>('.toast-close')?.click()
    // Amounts have spaces of other kinds.
    return shown?.replaceAll(/\s/g, ' ') === wanted && { text }
  }, title)
  const { text } = (await taken.jsonValue()) || {}
  return text === undefined ? undefined : plainSpaces(text)
}
