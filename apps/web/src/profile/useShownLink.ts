import { type RefObject, useLayoutEffect, useRef } from 'react'

/** A row of links that is wider than its window is moved so far that the link of what is shown is in sight. */
export function useShownLink(shown: string | undefined): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown decides which link it is
  useLayoutEffect(() => {
    const links = row.current
    if (!links) return
    showCurrent(links)
    // The row narrows when a phone is turned, and its links widen once their typeface is here.
    const sizes = new ResizeObserver(() => showCurrent(links))
    for (const sized of [links, ...links.children]) sizes.observe(sized)
    return () => sizes.disconnect()
  }, [shown])
  return row
}

function showCurrent(links: HTMLElement): void {
  const link = links.querySelector('[aria-current="page"]')
  if (!link) return
  const [room, its] = [links.getBoundingClientRect(), link.getBoundingClientRect()]
  const past = Math.max(0, its.right - room.right) || Math.min(0, its.left - room.left)
  if (past !== 0) links.scrollBy({ left: past })
}
