import { useEffect } from 'react'
import { pageHead } from '../base/pageHead.ts'
import { PRODUCT_NAME } from '../base/productName.ts'

/** Sets the title in the browser's tab: the page, then the product. */
export function usePageTitle(title: string): void {
  const whole = `${title} · ${PRODUCT_NAME}`
  if (import.meta.env.SSR) pageHead.title = whole
  useEffect(() => {
    document.title = whole
  }, [whole])
}
