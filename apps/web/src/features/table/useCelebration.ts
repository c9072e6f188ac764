import { useEffect } from 'react'

/** Throws confetti once, when first called with true, unless the user prefers reduced motion. */
export function useCelebration(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let isMounted = true
    let clear = () => {}
    import('./throwConfetti.ts').then(
      ({ throwConfetti }) => {
        if (isMounted) clear = throwConfetti()
      },
      // Failing to load confetti must not spoil the win.
      () => {},
    )
    return () => {
      isMounted = false
      clear()
    }
  }, [isWanted])
}
