import { useEffect, useState } from 'react'

/** Whole seconds since the component mounted, updated once a second. */
export function useElapsedS(): number {
  const [startedAtMs] = useState(() => Date.now())
  const [elapsedS, setElapsedS] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setElapsedS(Math.floor((Date.now() - startedAtMs) / 1000)), 1000)
    return () => clearInterval(timer)
  }, [startedAtMs])
  return elapsedS
}
