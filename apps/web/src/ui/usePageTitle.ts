import { useEffect } from 'react'
import { pageWords } from '../firstView/pageWords.ts'
import { PRODUCT_NAME } from './productName.ts'

/** Names the page in the browser's tab: what it is, then whose. */
export function usePageTitle(title: string): void {
  const whole = `${title} · ${PRODUCT_NAME}`
  if (import.meta.env.SSR) pageWords.title = whole
  useEffect(() => {
    document.title = whole
  }, [whole])
}
