import type { Color } from '@lance/chess'
import { type Ending, type GameStatus, statusOfReason } from '@lance/domain'
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

/** The ways to win that are celebrated ([GAME-21]). */
const CELEBRATED: readonly GameStatus[] = ['checkmate', 'resignation', 'timeout']

/** Whether an end is celebrated for the player of this color. */
export function isCelebrated({ reason, winner }: Ending, color: Color | null): boolean {
  return color !== null && winner === color && CELEBRATED.includes(statusOfReason(reason))
}
