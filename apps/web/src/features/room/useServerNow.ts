import { useEffect, useState } from 'react'

/** The server's time in ms, from this browser's clock; updated four times a second while wanted. */
export function useServerNow(serverAheadMs: number, isWanted = true): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    if (!isWanted) return
    setNowMs(Date.now())
    const timer = setInterval(() => setNowMs(Date.now()), 250)
    return () => clearInterval(timer)
  }, [isWanted])
  return nowMs + serverAheadMs
}

/** Whole seconds until a time of the server's clock. */
export const secondsUntil = (atMs: number, nowMs: number): number =>
  Math.max(0, Math.ceil((atMs - nowMs) / 1000))
