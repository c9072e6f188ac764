import { useEffect } from 'react'
import { pageWords } from '../firstView/pageWords.ts'
import { i18n } from '../i18n/i18n.ts'

/** What search engines show of it. Specification, part 2, section 9. */
const MAX_CHARS = 160

/**
 * Describes the page to who finds it elsewhere; plain text or HTML, of which the words count. A page that says nothing
 * of itself has the product's description (`startI18n`).
 */
export function usePageDescription(html: string): void {
  if (import.meta.env.SSR) pageWords.description = html
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
