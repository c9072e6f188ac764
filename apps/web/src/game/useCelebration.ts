import { useEffect } from 'react'

/** Throws confetti once, when it is first called with true; not for who wants little motion. */
export function useCelebration(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let isHere = true
    let clear = () => {}
    import('./throwConfetti.ts').then(
      ({ throwConfetti }) => {
        if (isHere) clear = throwConfetti()
      },
      // A win without confetti is a win.
      () => {},
    )
    return () => {
      isHere = false
      clear()
    }
  }, [isWanted])
}
