import { useEffect, useRef } from 'react'

/** Runs something later, unless the screen has been left by then. */
export function useLater(): (run: () => void, delayMs: number) => void {
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const all = timers.current
    return () => {
      for (const timer of all) clearTimeout(timer)
    }
  }, [])
  return useRef((run: () => void, delayMs: number) => {
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      run()
    }, delayMs)
    timers.current.add(timer)
  }).current
}
