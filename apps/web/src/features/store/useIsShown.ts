import { type RefObject, useEffect, useState } from 'react'

/** Whether any of an element is on the screen, or within `margin` of it; null until that is known. */
export function useIsShown(element: RefObject<HTMLElement | null>, margin = '0px'): boolean | null {
  const [isShown, setShown] = useState<boolean | null>(null)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => setShown(entry?.isIntersecting ?? null), {
      rootMargin: margin,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin])
  return isShown
}
