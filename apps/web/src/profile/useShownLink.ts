import { type RefObject, useLayoutEffect, useRef } from 'react'

/** A row of links that is wider than its window is moved so far that the link of what is shown is in sight. */
export function useShownLink(shown: string | undefined): RefObject<HTMLElement | null> {
  const row = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown decides which link it is
  useLayoutEffect(() => {
    const link = row.current?.querySelector('[aria-current="page"]')
    if (!row.current || !link) return
    const [room, its] = [row.current.getBoundingClientRect(), link.getBoundingClientRect()]
    const past = Math.max(0, its.right - room.right) || Math.min(0, its.left - room.left)
    if (past !== 0) row.current.scrollBy({ left: past })
  }, [shown])
  return row
}
