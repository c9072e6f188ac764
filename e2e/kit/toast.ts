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
 * Waits for a toast with this title, closes it and returns its text. The next toast waits two seconds for the place
 * of one that stays open.
 */
export async function takeToast(page: Page, title: string): Promise<string | undefined> {
  const text = await awaitToast(page, title)
  // It may have gone by itself by now.
  await page.evaluate((wanted) => {
    const toast = [...document.querySelectorAll('[data-toast]')].find(
      (one) => one.querySelector('p')?.textContent === wanted,
    )
    toast?.querySelector<HTMLElement>('.toast-close')?.click()
  }, title)
  return text
}
