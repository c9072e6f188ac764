import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Scrolls a row of links that is wider than its container so that the current link is visible. */
export function useScrollToCurrentLink(shown: string | undefined): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the shown view decides which link is current
  useLayoutEffect(() => {
    const links = row.current
    if (!links) return
    showCurrent(links)
    // The row narrows when a phone is rotated, and its links widen once their font has loaded.
    const sizes = new ResizeObserver(() => showCurrent(links))
    for (const sized of [links, ...links.children]) sizes.observe(sized)
    return () => sizes.disconnect()
  }, [shown])
  return row
}

function showCurrent(links: HTMLElement): void {
  const link = links.querySelector('[aria-current="page"]')
  if (!link) return
  const [rowBox, linkBox] = [links.getBoundingClientRect(), link.getBoundingClientRect()]
  const overflowPx = Math.max(0, linkBox.right - rowBox.right) || Math.min(0, linkBox.left - rowBox.left)
  if (overflowPx !== 0) links.scrollBy({ left: overflowPx })
}
