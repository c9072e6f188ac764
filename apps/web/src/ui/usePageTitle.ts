import { useEffect } from 'react'
import { PRODUCT_NAME } from './productName.ts'

/** Names the page in the browser's tab: what it is, then whose. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`
  }, [title])
}
