import { useEffect, useState } from 'react'

const LONGEST_TIMER_MS = 2 ** 31 - 1

/** Whether a time (ms, by this browser's clock) has passed; null never does. */
export function useIsPast(atMs: number | null): boolean {
  const [isPast, setPast] = useState(() => atMs !== null && Date.now() >= atMs)
  useEffect(() => {
    if (atMs === null) return setPast(false)
    const leftMs = atMs - Date.now()
    setPast(leftMs <= 0)
    if (leftMs <= 0) return
    const timer = setTimeout(() => setPast(true), Math.min(leftMs, LONGEST_TIMER_MS))
    return () => clearTimeout(timer)
  }, [atMs])
  return isPast
}
