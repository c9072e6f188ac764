import { PRODUCT_NAME } from '@lance/domain'
import { useEffect } from 'react'
import { pageHead } from '../base/shownFirst.ts'
import { i18n } from '../i18n/i18n.ts'

/** How much of it search engines show ([SITE-4]). */
const MAX_CHARS = 160

/**
 * Sets the page's description for search engines, from plain text or the text of HTML. A page without its own
 * has the product's description (`startI18n`).
 */
export function usePageDescription(html: string): void {
  if (import.meta.env.SSR) pageHead.description = html
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]')
    if (meta === null || html === '') return
    meta.content = cutDescription(html)
    return () => {
      meta.content = i18n.t('description')
    }
  }, [html])
}

function cutDescription(html: string): string {
  const spaced = html.replaceAll('<', ' <')
  const words = new DOMParser().parseFromString(spaced, 'text/html').body.textContent ?? ''
  return [...words.replace(/\s+/g, ' ').trim()].slice(0, MAX_CHARS).join('')
}

/** Sets the title in the browser's tab: the page, then the product. */
export function usePageTitle(title: string): void {
  const whole = `${title} · ${PRODUCT_NAME}`
  if (import.meta.env.SSR) pageHead.title = whole
  useEffect(() => {
    document.title = whole
  }, [whole])
}
