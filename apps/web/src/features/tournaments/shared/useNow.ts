import { useEffect, useState } from 'react'

/** The server's time by this browser's clock, in ms, updated twice a second while it is wanted. */
export function useNow(serverAheadMs: number, isWanted = true): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    if (!isWanted) return
    setNowMs(Date.now())
    const timer = setInterval(() => setNowMs(Date.now()), 500)
    return () => clearInterval(timer)
  }, [isWanted])
  return nowMs + serverAheadMs
}
