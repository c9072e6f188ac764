import { useEffect, useRef } from 'react'

/** Up to this many players may call at the same moment. */
const CROWD_FROM = 64
/** How much each player of a tournament adds to the wait, for urgent updates and for others. */
const MS_PER_PLAYER = { soon: 0.6, later: 3 } as const

/**
 * A random wait, in ms, before a call that every viewer of a tournament makes after the same event. It grows
 * with the number of players, so that thousands do not call at once.
 */
export function crowdWaitMs(players: number, urgency: keyof typeof MS_PER_PLAYER): number {
  return players <= CROWD_FROM ? 0 : Math.random() * players * MS_PER_PLAYER[urgency]
}

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
